import { describe, expect, it } from 'vitest';
import { checkFields, fileProblem, formTexts, type FormFieldSpec } from './formFields.ts';

const FIELDS = [
  { name: 'title', type: 'TEXT', label: '제목', required: '제목을 입력해 주세요.', maxLength: 5 },
  { name: 'body', type: 'TEXTAREA', label: '내용', maxLength: 10 },
  { name: 'cover', type: 'IMAGE', label: '그림', maxBytes: 2048, types: ['image/png'] },
  {
    name: 'work',
    type: 'FILE',
    label: '숙제',
    required: '숙제를 골라 주세요.',
    maxBytes: 4096,
    types: ['text/plain'],
  },
] as const satisfies readonly FormFieldSpec[];

const png = (size: number) => new File([new Uint8Array(size)], '그림.png', { type: 'image/png' });
const work = new File(['print(1)'], '숙제.txt', { type: 'text/plain' });

describe('a form described by data', () => {
  it('asks for what is required and for nothing else', () => {
    expect(checkFields(FIELDS, { texts: { title: '  ' }, files: {} })).toEqual({
      title: '제목을 입력해 주세요.',
      work: '숙제를 골라 주세요.',
    });
    expect(checkFields(FIELDS, { texts: { title: '바다' }, files: { work } })).toEqual({});
  });

  it('knows the limits of texts and files', () => {
    const values = {
      texts: { title: '  다섯 글자  ', body: '가'.repeat(11) },
      files: { work, cover: png(2049) },
    };
    expect(checkFields(FIELDS, values)).toEqual({
      body: formTexts.tooLong(10),
      cover: formTexts.tooBig(2048),
    });
  });

  it('refuses a type by what the browser says of the file', () => {
    const svg = new File(['<svg/>'], '그림.png', { type: 'image/svg+xml' });
    expect(fileProblem(FIELDS[2], svg)).toBe(formTexts.wrongType);
    expect(fileProblem(FIELDS[2], png(10))).toBeUndefined();
  });
});
