import { josa } from 'es-hangul';

/** The things left to do before a content can be published. */
export const faultTexts = {
  noTitle: '제목을 적어 주세요.',
  noContents: '내용을 하나 이상 넣어 주세요.',
  hidden: (title: string) =>
    `숨겨진 「${title}」${josa(title, '을/를').slice(title.length)} 먼저 공개해 주세요.`,
  noWords: '문서의 내용을 써 주세요.',
  noFilm: '영상 파일을 올리거나 주소를 적어 주세요.',
} as const;
