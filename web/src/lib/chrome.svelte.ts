/** What belongs to the window rather than to a page. */
export const chrome: { settings: boolean } = $state({ settings: false });

/** The place in the bar at the top of the window for the tools of a page. */
export const TOOLS = 'page-tools';

/** Puts an element into that place for as long as it stands: one bar instead of two. */
export function intoBar(element: HTMLElement): () => void {
  document.getElementById(TOOLS)?.append(element);
  return () => element.remove();
}
