import { z } from 'zod';
import { exactText } from '#shared/contract/fields.ts';
import { MARKDOWN_LENGTH } from '#shared/contract/learning/contentFields.ts';
import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import { readYaml, writeYaml, type Read } from '#server/domain/learning/authoring/packages/readYaml.ts';
import { packageTexts as texts } from '#server/domain/learning/authoring/packages/texts.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const headSchema = z.strictObject({ title: lmsTitle });
const bodySchema = exactText(MARKDOWN_LENGTH, `${MARKDOWN_LENGTH.toLocaleString('ko')}자까지 쓸 수 있어요.`);

export interface PackageDocument {
  readonly title: string;
  readonly content: string;
}

/** `documents/<slug>.md`: its title in front, and Markdown. */
export function readDocument(text: string): Read<PackageDocument> {
  const [, head, content = ''] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined) return { value: null, errors: [texts.noFrontMatter] };
  const { value, errors } = readYaml(head, headSchema);
  if (value === null) return { value, errors };
  const body = bodySchema.safeParse(content);
  return body.success
    ? { value: { title: value.title, content: body.data }, errors: [] }
    : { value: null, errors: body.error.issues.map(({ message }) => message) };
}

/** `documents/<slug>.yaml` beside a PDF: what the document is called. */
export const readPdfFacts = (text: string): Read<{ title: string }> => readYaml(text, headSchema);

export const writePdfFacts = (title: string): string => writeYaml({ title });

export const writeDocument = ({ title, content }: PackageDocument): string =>
  `---\n${writeYaml({ title })}---\n${content}`;
