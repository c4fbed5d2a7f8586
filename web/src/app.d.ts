declare global {
  // The shapes SvelteKit leaves open; nothing here needs more than its own.
  namespace App {}
}

declare module '*?head' {
  const text: string;
  export default text;
}

export {};
