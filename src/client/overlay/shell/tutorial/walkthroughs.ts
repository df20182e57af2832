import { josa } from 'es-hangul';
import type { TutorialPlace } from '#client/ui/dialogs/dialogPayloads.ts';
import ai from './pictures/ai.webp';
import cases from './pictures/cases.webp';
import code from './pictures/code.webp';
import edit from './pictures/edit.webp';
import files from './pictures/files.webp';
import learn from './pictures/learn.webp';
import main from './pictures/main.webp';
import members from './pictures/members.webp';
import preview from './pictures/preview.webp';
import problem from './pictures/problem.webp';
import publish from './pictures/publish.webp';
import reward from './pictures/reward.webp';
import shelf from './pictures/shelf.webp';
import talk from './pictures/talk.webp';
import walk from './pictures/walk.webp';
import write from './pictures/write.webp';

export interface WalkthroughStep {
  /** Address of its picture, 640 × 360, which `scripts/tutorialPictures.ts` makes from the product. */
  readonly picture: string;
  readonly title: string;
  readonly body: string;
  /** The body on a device without a keyboard. */
  readonly touchBody?: string;
}
export interface Walkthrough {
  readonly title: string;
  readonly steps: readonly [WalkthroughStep, ...WalkthroughStep[]];
}

/** How to play. */
export const PLAY: Walkthrough = {
  title: '돌핀 월드 둘러보기',
  steps: [
    {
      picture: walk,
      title: '헤엄치듯 걸어요',
      body: '← → 키로 걷고, 스페이스로 폴짝 뛰어요. 화면의 단추로도 할 수 있어요.',
      touchBody: '왼쪽 막대를 밀어 걷고, 오른쪽 단추를 눌러 폴짝 뛰어요.',
    },
    {
      picture: talk,
      title: '이야기를 나눠요',
      body: '머리 위에 ! 가 떠 있는 친구에게 다가가 {talk} 키를 누르면 퀘스트를 받아요.',
      touchBody: '머리 위에 ! 가 떠 있는 친구에게 다가가 톡 누르면 퀘스트를 받아요.',
    },
    {
      picture: learn,
      title: '코드를 써요',
      body: '퀘스트에서 수업으로 가서 문제를 풀어요. 틀려도 어디가 다른지 알려 줘요.',
    },
    {
      picture: reward,
      title: '보상을 받아요',
      body: '포인트와 경험치를 모아 상점에서 새 옷을 사고, 가방에서 입어 봐요.',
    },
  ],
};

/** Steps with a new channel. */
const CHANNEL: Walkthrough = {
  title: '교실을 열었어요',
  steps: [
    {
      picture: code,
      title: '코드로 불러요',
      body: '설정의 교실 코드를 칠판에 적거나 QR 그림을 보여 주세요. 코드를 넣은 친구가 가입해요.',
    },
    {
      picture: members,
      title: '함께 배워요',
      body: '가입한 친구는 이름과 소개를 적고 들어와요. 승인을 골랐다면 선생님이 확인한 뒤에 들어와요.',
    },
    {
      picture: main,
      title: '교실을 꾸며요',
      body: '설정에서 깃발과 소개, 우리 교실만의 약속을 정할 수 있어요.',
    },
  ],
};

/** How staff takes a kind of material over from the product's shelf; `last` says what is done with the copy. */
const importOf = (kind: string, last: WalkthroughStep): Walkthrough => ({
  title: `${kind} 가져오기`,
  steps: [
    {
      picture: shelf,
      title: '먼저 찾아요',
      body: `수업 자료에서 가져오기를 누르고, 종류에서 ${josa(kind, '을/를')} 골라 제목으로 찾아요.`,
    },
    {
      picture: preview,
      title: '미리 봐요',
      body: '미리보기를 누르면 무엇이 들어 있는지 모두 보여요. 아직 아무것도 복사하지 않아요.',
    },
    {
      picture: files,
      title: '파일로도 가져와요',
      body: '다른 교실에서 받은 zip 파일이나 폴더는 파일로 주고받기에서 고르세요. 무엇이 들어 있고 어디를 고쳐야 하는지 먼저 보여 줘요.',
    },
    last,
  ],
});

const asLessons = (kind: string): WalkthroughStep => ({
  picture: edit,
  title: '우리 반에 맞게 고쳐요',
  body: `가져온 ${josa(kind, '은/는')} 우리 교실의 거예요. 순서를 바꾸고 내용을 더한 다음 공개하기를 누르세요.`,
});
const asContent = (kind: string): WalkthroughStep => ({
  picture: write,
  title: '고쳐서 레슨에 넣어요',
  body: `가져온 ${josa(kind, '을/를')} 고쳐서 공개하고, 코스의 레슨에서 내용 넣기로 넣으세요.`,
});

const PROVE: WalkthroughStep = {
  picture: publish,
  title: '확인하고 공개해요',
  body: '모범 답은 모두 통과하고 틀린 예는 적은 대로 틀려야 공개돼요. 다르면 어디가 다른지 알려 줘요.',
};

/** How staff writes the cases of a problem. */
const CASES: Walkthrough = {
  title: '테스트 만들기',
  steps: [
    {
      picture: cases,
      title: '입력과 출력을 적어요',
      body: '학생에게 보일 테스트를 하나 이상 만들고, 나머지는 숨기세요. 한꺼번에 붙여 넣을 수도 있어요.',
    },
    {
      picture: problem,
      title: '빠진 경우를 찾아요',
      body: '0이나 가장 큰 수처럼 놓치기 쉬운 입력을 더하세요. 출력은 모범 답으로 채울 수 있어요.',
    },
    PROVE,
  ],
};

/** How staff has a model draft a problem. */
const AI: Walkthrough = {
  title: 'AI로 초안 만들기',
  steps: [
    {
      picture: ai,
      title: '주제를 적어요',
      body: '무엇에 관한 문제인지 적고 난이도와 언어를 고르세요. 여기에 적은 것만 AI에게 전해져요.',
    },
    {
      picture: problem,
      title: '살펴보고 고쳐요',
      body: '알림이 오면 초안을 여세요. 말이 쉬운지, 테스트와 힌트가 맞는지 꼭 살펴보세요.',
    },
    PROVE,
  ],
};

export const WALKTHROUGHS: Record<TutorialPlace, Walkthrough> = {
  PROBLEM_IMPORT: importOf('문제', asContent('문제')),
  BLOCK_IMPORT: importOf('블록', asContent('블록')),
  DOCUMENT_IMPORT: importOf('문서', asContent('문서')),
  VIDEO_IMPORT: importOf('영상', asContent('영상')),
  WORKSHEET_IMPORT: importOf('학습지', asLessons('학습지')),
  COURSE_IMPORT: importOf('코스', asLessons('코스')),
  PROBLEM_TESTCASE: CASES,
  AI_PROBLEM_CREATE: AI,
  CHANNEL,
};
