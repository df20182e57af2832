import type { Language } from '#shared/contract/learning/problems.ts';
import { type PageScene, readScene } from './lessonScenes.ts';

/** The runnable code of a page. */
export interface PageBox {
  readonly language: Exclude<Language, 'BLOCKS'>;
  readonly source: string;
  /** The part meant to be changed, by offsets in `source`; null for all of it. */
  readonly change: { readonly from: number; readonly to: number } | null;
  /** The lines that `input()` reads. */
  readonly input: string;
}

/** One of the shells of a question. */
export interface PageAnswer {
  readonly text: string;
  readonly right: boolean;
  /** Shown when it is chosen: why it is right, or a hint. */
  readonly reason: string;
}

/** A question of a page, answered by choosing a shell. */
export interface PageChoice {
  readonly question: string;
  readonly answers: readonly PageAnswer[];
}

export interface PagePicture {
  readonly pictureId: number;
  /** The description of the picture. */
  readonly alt: string;
}

/** One idea of a document. */
export interface DocumentPage {
  readonly heading: string;
  /** Markdown. */
  readonly text: string;
  readonly box: PageBox | null;
  readonly choice: PageChoice | null;
  /** The picture that fills its frame; null for a scene. */
  readonly picture: PagePicture | null;
  /** The scene that is acted out. */
  readonly scene: PageScene;
}

const LANGUAGES = { js: 'JAVASCRIPT', python: 'PYTHON' } as const;
const RUN_FENCE = /^```(js|python) run\n((?:(?!```)[^\n]*\n)*)```$\n?/m;
const INPUT_FENCE = /^```input\n((?:(?!```)[^\n]*\n)*)```$\n?/m;
const SCENE_FENCE = /^```scene\n((?:(?!```)[^\n]*\n)*)```$\n?/m;
const CHOICE_FENCE = /^```choice\n((?:(?!```)[^\n]*\n)*)```$\n?/m;
const ANSWER = /^- \[( |x)\] ([^]+?)(?: \| ([^]+))?$/;
/** A picture on a separate line. */
const PICTURE = /^!\[([^\]\n]*)\]\(\s*picture:(\d{1,9})\s*\)[^\S\n]*$\n?/m;
const HEADING = /^#{1,2} (.+)$/m;

/**
 * The pages of a document. A line `---` parts them; a document without one is parted before its headings. A page has a
 * heading, Markdown, and at most one fence `js run` or `python run`, with its input in a fence `input`; «…» in the code
 * marks what to change. A fence `scene` names the acted scene (`lessonScenes.ts`); a fence `choice` asks a question:
 * its line, then an answer a line as `- [x] words | reason`, `[ ]` for a wrong one. The first picture of a page without
 * code, question and scene takes the place of the scene.
 */
export function documentPages(content: string): readonly DocumentPage[] {
  const text = content.replaceAll('\r\n', '\n').trim();
  const parts = /^---$/m.test(text) ? text.split(/^---$/m) : text.split(/^(?=## )/m);
  return parts.filter((part) => part.trim() !== '').map(pageOf);
}

function pageOf(part: string): DocumentPage {
  const fence = RUN_FENCE.exec(part);
  const input = INPUT_FENCE.exec(part);
  const scene = SCENE_FENCE.exec(part);
  const choice = CHOICE_FENCE.exec(part);
  const heading = HEADING.exec(part);
  const picture = fence || scene || choice ? null : PICTURE.exec(part);
  const text = [fence, input, scene, choice, heading, picture]
    .map((found) => found?.[0])
    .reduce<string>((rest, found) => (found === undefined ? rest : rest.replace(found, '')), part);
  return {
    heading: heading?.[1]?.trim() ?? '',
    text: text.trim(),
    box: fence && boxOf(fence, input?.[1] ?? ''),
    choice: choice && choiceOf(choice[1] ?? ''),
    picture: picture && { pictureId: Number(picture[2]), alt: picture[1] ?? '' },
    scene: readScene(scene?.[1] ?? ''),
  };
}

/** Null for a question without an answer. */
function choiceOf(lines: string): PageChoice | null {
  const [question = '', ...rest] = lines.trim().split('\n');
  const answers = rest.flatMap((line) => {
    const [, mark, text, reason = ''] = ANSWER.exec(line.trim()) ?? [];
    return text === undefined ? [] : { text, right: mark === 'x', reason };
  });
  return question !== '' && answers.some(({ right }) => right) ? { question, answers } : null;
}

function boxOf([, sign = '', code = '']: RegExpExecArray, input: string): PageBox {
  const source = code.replace(/\n$/, '');
  const from = source.indexOf('«');
  const to = source.indexOf('»');
  return {
    language: sign === 'python' ? LANGUAGES.python : LANGUAGES.js,
    source: source.replace(/[«»]/g, ''),
    // The closing sign comes after the opening one, which is removed as well.
    change: from >= 0 && to > from ? { from, to: to - 1 } : null,
    input,
  };
}
