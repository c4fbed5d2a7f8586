// The page is the same for everybody and made in the browser; the server only sends data.
export const ssr = false;
export const prerender = false;
