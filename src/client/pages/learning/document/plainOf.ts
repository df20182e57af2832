/** Pure: Markdown as it is read aloud, without its signs. */
export const plainOf = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!\[([^\][]*)\]\([^()]*\)/g, ' $1 ')
    .replace(/\[!\w+\]/g, ' ')
    .replace(/\|[-\s|:]+\|/g, ' ')
    .replace(/[`*_#>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
