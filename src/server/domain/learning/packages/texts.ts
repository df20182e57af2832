/** What is wrong with a package, for staff. */
export const packageTexts = {
  notZip: '압축 파일(zip)을 읽을 수 없습니다. 파일이 깨지지 않았는지 확인해 주세요.',
  tooManyFiles: (most: number) => `파일이 너무 많습니다. ${most}개까지 담을 수 있습니다.`,
  tooLarge: '풀었을 때 너무 커지는 압축 파일은 가져올 수 없습니다.',
  outside: (path: string) => `폴더 밖을 가리키는 경로가 있습니다: ${path}`,
  twice: (path: string) => `같은 이름의 파일이 두 번 있습니다: ${path}`,
  empty: '가져올 파일이 없습니다.',
  notUtf8: 'UTF-8로 저장한 글이 아닙니다. 편집기에서 UTF-8로 다시 저장해 주세요.',
  unknown:
    '알 수 없는 파일입니다. course.yaml, worksheet.yaml, documents/이름.md, blocks/이름.yaml, problems/이름/만 가져옵니다.',
  yaml: (line: number) => `${line}번째 줄의 YAML을 읽을 수 없습니다.`,
  alias: 'YAML의 별칭(&, *)은 쓸 수 없습니다.',
  notAnObject: '이름과 값으로 된 YAML이어야 합니다.',
  field: (path: string, message: string) => (path === '' ? message : `${path}: ${message}`),
  unknownField: (names: string) => `알 수 없는 항목: ${names}`,
  noFrontMatter: '첫 줄에 ---, 그 아래에 title: 제목, 다시 ---가 있어야 합니다.',
  slug: '파일 이름에는 한글, 영어 소문자, 숫자, -만 쓸 수 있습니다.',
  twoRoots: 'course.yaml과 worksheet.yaml은 하나만 있어야 합니다.',
  missing: (type: string, ref: string) => `${type} ‘${ref}’의 파일이 없습니다.`,
  noFile: '있어야 할 파일이 없습니다.',
  unknownInProblem:
    '알 수 없는 파일입니다. problem.yaml, statement.md, checker.js, cases/이름.in과 .out, solutions/언어/의 파일만 가져옵니다.',
  caseNotNamed: 'problem.yaml의 cases에 없는 테스트입니다.',
  noVerdict: (verdict: string) => `‘${verdict}’라는 채점 결과는 없습니다.`,
  untitled: '이름 없는 문제',
  problemPlace: '문제를 확인하고 공개한 뒤 여기에 넣어 주세요.',
  refused: (path: string, error: string) => `${path}: ${error}`,
} as const;
