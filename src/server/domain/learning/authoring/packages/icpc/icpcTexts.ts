import { withParticle } from '#shared/code/withParticle.ts';

/** Messages about a package of the ICPC, for staff. */
export const icpcTexts = {
  noName: '문제 이름이 없어요. name: 이름을 적어 주세요.',
  noStatement:
    '문제 설명이 없어요. problem_statement/problem.md 또는 problem.tex가 있어야 해요. PDF는 읽지 않아요.',
  ownValidator:
    '직접 만든 채점기(output validator)는 다른 언어로 되어 있어 가져올 수 없어요. 기본 비교를 쓰는 문제만 가져와요.',
  ownType: (type: string) => `${type} 문제는 가져올 수 없어요. 입력을 읽고 출력하는 문제만 가져와요.`,
  unknownFlag: (flag: string) => `알 수 없는 비교 방법이에요: ${flag}`,
  unknownTex: (commands: string) => `옮길 수 없는 TeX이 있어요: ${commands}`,
  longTex: '설명이 너무 길어요.',
  picture: '그림이 있는 설명은 가져올 수 없어요. 그림을 빼고 글로 적어 주세요.',
  noAnswer: '짝이 되는 .ans 파일이 없어요.',
  noInput: '짝이 되는 .in 파일이 없어요.',
  noPoints: '이 묶음의 점수를 알 수 없어요. testdata.yaml에 range: 0 점수를 적어 주세요.',
  noCases: 'data/sample과 data/secret에 테스트가 없어요.',
  leftOut: '가져오지 않는 파일이에요.',
  otherStatement: '다른 설명이 있어 가져오지 않았어요.',
  otherLanguage: '블록, 자바스크립트, 파이썬이 아니어서 가져오지 않았어요.',
  secondSolution: '같은 언어의 모범 답이 이미 있어 가져오지 않았어요.',
  wrongWithoutSolution: '같은 언어의 모범 답이 없어 가져오지 않았어요.',
  manyWrong: (most: number) => `틀린 예는 언어마다 ${most}개까지여서 가져오지 않았어요.`,
  noSolution: '쓸 수 있는 언어의 모범 답이 없어요. 가져온 뒤에 써 주세요.',
  noHints: '힌트와 난이도는 담겨 있지 않아요. 가져온 뒤에 정해 주세요.',
  clipped: (what: string, from: number, to: number) =>
    `${what} ${from} 대신 ${withParticle(String(to), '으로/로')} 정했어요.`,
  time: '시간 제한(ms)을',
  memory: '메모리 제한(MB)을',
  exportChecker: '직접 만든 채점 함수가 있는 문제는 ICPC 형식으로 내려받을 수 없어요.',
  exportSubtasks: '부분 점수가 있는 문제는 ICPC 형식으로 내려받을 수 없어요.',
  exportPrograms:
    'ICPC 형식에는 자바스크립트나 파이썬 모범 답이 있어야 해요. 블록 프로그램은 담을 수 없어요.',
} as const;
