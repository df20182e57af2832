const KINDS: Readonly<Record<string, string>> = {
  document: '문서',
  block: '블록',
  stage: '스테이지',
  video: '영상',
  problem: '문제',
};

/** The staff's word for the `type` or `kind` of a file. */
const kindOf = (type: string): string => KINDS[type.toLowerCase()] ?? type;

/** The faults of a package, in words for staff. */
export const packageTexts = {
  notZip: '압축 파일(zip)을 읽을 수 없어요. 파일이 깨지지 않았는지 확인해 주세요.',
  tooManyFiles: (most: number) => `파일이 너무 많아요. ${most}개까지 담을 수 있어요.`,
  tooLarge: '풀었을 때 너무 커지는 압축 파일은 가져올 수 없어요.',
  tooMuchWork: '읽는 데 너무 오래 걸리는 파일이 있어요. 자료를 나누어 담아 주세요.',
  outside: (path: string) => `폴더 밖을 가리키는 경로가 있어요: ${path}`,
  twice: (path: string) => `같은 이름의 파일이 두 번 있어요: ${path}`,
  empty: '가져올 파일이 없어요.',
  notUtf8: 'UTF-8로 저장한 글이 아니에요. 편집기에서 UTF-8로 다시 저장해 주세요.',
  unknown:
    '알 수 없는 파일이에요. course.yaml, worksheet.yaml, documents/이름.md와 이름.pdf, pictures/이름.png, blocks/이름.yaml, stages/이름.yaml, videos/이름.yaml과 이름.mp4, problems/이름/만 가져와요.',
  yaml: (line: number) => `${line}번째 줄의 YAML을 읽을 수 없어요.`,
  alias: 'YAML의 별칭(&, *)은 쓸 수 없어요.',
  notAnObject: '이름과 값으로 된 YAML이어야 해요.',
  field: (path: string, message: string) => (path === '' ? message : `${path}: ${message}`),
  unknownField: (names: string) => `알 수 없는 항목: ${names}`,
  noFrontMatter: '첫 줄에 ---, 그 아래에 title: 제목, 다시 ---가 있어야 해요.',
  slug: '파일 이름에는 한글, 영어 소문자, 숫자, -만 쓸 수 있어요.',
  twoRoots: 'course.yaml과 worksheet.yaml은 하나만 있어야 해요.',
  missing: (type: string, ref: string) => `${kindOf(type)} ‘${ref}’의 파일이 없어요.`,
  noPicture: (path: string) => `그림 ${path} 파일이 없어요.`,
  tooManyPictures: (most: number) => `그림이 너무 많아요. 모두 ${most}개까지 넣을 수 있어요.`,
  notPicture: 'PNG, JPEG, WebP 그림만 가져올 수 있어요.',
  pictureName: '그림 파일의 이름에는 글자, 숫자, -, _만 쓸 수 있어요.',
  brokenPicture: '그림을 열 수 없어요. 파일이 깨지지 않았는지 확인해 주세요.',
  unusedPicture: '이 그림을 쓰는 문서가 없어 가져오지 않아요.',
  notPdf: 'PDF 파일이 아니거나 중간에서 끊겼어요.',
  pdfTooLarge: (most: number) => `PDF는 ${most / 1024 / 1024} MB까지 가져올 수 있어요.`,
  pdfLeftOut:
    'PDF 파일이 너무 커서 이 꾸러미에 담기지 않았어요. 숨겨진 문서로 가져오니, PDF를 올린 다음 공개해 주세요.',
  notFilm: '영상 파일이 아니에요. mp4, mov, webm, mkv, avi만 가져올 수 있어요.',
  filmWithoutFacts: '이 영상의 제목이 없어요. 같은 이름의 yaml 파일을 videos 폴더에 넣어 주세요.',
  filmOfAddress: '주소로 보는 영상이에요. videoType: FILE로 바꾸거나 영상 파일을 빼 주세요.',
  twoFilms: '이름이 같은 영상 파일이 둘이에요. 하나만 남겨 주세요.',
  filmLeftOut:
    '올린 영상 파일이 너무 커서 이 꾸러미에 담기지 않았어요. 제목과 설명, 자막만 숨겨진 영상으로 가져오니, 파일을 올린 다음 공개해 주세요.',
  stageNotReady: (fault: string) => `초안으로 가져와요. 채점하기 전에 고칠 곳이 있어요: ${fault}`,
  notInLibrary: (kind: string, id: number) => `돌핀 월드의 자료에 없어요: ${kindOf(kind)} ${id}`,
  noFile: '있어야 할 파일이 없어요.',
  unknownInProblem:
    '알 수 없는 파일이에요. problem.yaml, statement.md, checker.js, cases/이름.in과 .out, solutions/언어/의 파일만 가져와요.',
  caseNotNamed: 'problem.yaml의 cases에 없는 테스트예요.',
  noVerdict: (verdict: string) => `‘${verdict}’라는 채점 결과는 없어요.`,
  place: '곧 준비할게요.',
  untitled: '이름 없는 문제',
  refused: (path: string, error: string) => `${path}: ${error}`,
} as const;
