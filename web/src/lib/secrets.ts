/** Whether these viewers see the same, but for who they are: then nobody has anything to hide from the others. */
export function isOpenTo(views: readonly unknown[]): boolean {
  const [first, ...others] = views.map((view) => JSON.stringify(view, (name, value: unknown) => (name === 'viewer' ? undefined : value)));
  return first !== undefined && first !== 'null' && others.every((other) => other === first);
}
