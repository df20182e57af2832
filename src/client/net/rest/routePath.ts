/** Path of a route with its `:name` parameters filled in; throws when one is missing. */
export function routePath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(
        `routePath: "${path}" needs the parameter "${name}" as text or number, got ${String(value)}.`,
      );
    }
    return encodeURIComponent(value);
  });
}
