declare global {
  /** Whether the games' program was built in, for games without a server. */
  const __LOCAL__: boolean;
  // The shapes SvelteKit leaves open.
  namespace App {
    interface PageState {
      /** Begin at once: everybody is here. */
      start?: boolean;
      /** On a narrow screen the side panel is open: the way back closes it. */
      sheet?: boolean;
    }
  }
}

declare module '*?head' {
  const text: string;
  export default text;
}

export {};
