import type { FileFindings } from '../FileFindings.ts';
import type { PackageFiles } from '../unzipPackage.ts';
import { icpcTexts as texts } from './icpcTexts.ts';
import { texToMarkdown } from './texToMarkdown.ts';

const STATEMENT = /^(?:problem_statement|statement)\/problem(?:\.([a-z-]+))?\.(md|tex)$/i;
/** The languages of a statement, the preferred one first. */
const TONGUES = ['ko', 'en', ''];
/** Four times what a statement may say. */
const MOST_TEX = 32_000;
const PICTURE = /!\[[^\]]*\]\(|\\includegraphics|<img\b/i;

/** The statement in Korean, else in English, as Markdown; its title if it has one. */
export function readStatement(
  files: PackageFiles,
  findings: FileFindings,
): { path: string; title: string | null; content: string } {
  const found = [...files.keys()]
    .flatMap((path) => {
      const [, tongue = '', ending] = STATEMENT.exec(path) ?? [];
      const rank = TONGUES.indexOf(tongue.toLowerCase());
      return ending === undefined ? [] : [{ path, ending, rank: rank === -1 ? TONGUES.length : rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || (a.ending < b.ending ? -1 : 1));
  const [first, ...others] = found;
  const text = first && files.get(first.path);
  if (!first || typeof text !== 'string') {
    findings.error('problem_statement', texts.noStatement);
    return { path: 'problem_statement', title: null, content: '' };
  }
  others.forEach(({ path }) => findings.note(path, texts.otherStatement));
  const { path } = first;
  if (PICTURE.test(text)) findings.error(path, texts.picture);
  if (first.ending === 'md') {
    const [, heading = null] = /^# (.+)\n/.exec(text) ?? [];
    return { path, title: heading, content: text };
  }
  if (text.length > MOST_TEX) {
    findings.error(path, texts.longTex);
    return { path, title: null, content: '' };
  }
  const { title, markdown, unknown } = texToMarkdown(text);
  if (unknown.length > 0) findings.error(path, texts.unknownTex(unknown.join(' ')));
  return { path, title, content: markdown };
}
