/** Addresses in link previews must be whole ones; in the built page they begin at the root. */
export function withPublicUrl(page: string, publicUrl: string): string {
  return page.replaceAll(
    /(<meta property="og:[^>]*content=")(\/[^"]*")/g,
    (_all, before: string, path: string) => `${before}${publicUrl}${path}`,
  );
}
