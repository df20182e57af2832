import type { TutorialPlace } from '#client/ui/dialogs/dialogPayloads.ts';
import learn from './pictures/learn.webp';
import reward from './pictures/reward.webp';
import talk from './pictures/talk.webp';
import walk from './pictures/walk.webp';

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
      body: '머리 위에 ! 가 떠 있는 친구에게 다가가 ↑ 키를 누르면 퀘스트를 받아요.',
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

/** What to do with a new channel. */
const CHANNEL: Walkthrough = {
  title: '채널을 열었어요',
  steps: [
    {
      picture: talk,
      title: '코드로 불러요',
      body: '설정의 채널 코드를 칠판에 적거나 QR 그림을 보여 주세요. 코드를 넣은 친구가 가입해요.',
    },
    {
      picture: learn,
      title: '함께 배워요',
      body: '가입한 친구는 이름과 소개를 적고 들어와요. 승인을 골랐다면 선생님이 확인한 뒤에 들어와요.',
    },
    {
      picture: reward,
      title: '채널을 꾸며요',
      body: '설정에서 깃발과 소개, 우리 채널만의 약속을 정할 수 있어요.',
    },
  ],
};

/** Which walkthrough belongs to which place; places that are not built yet show how to play. */
export const WALKTHROUGHS: Record<TutorialPlace, Walkthrough> = {
  PROBLEM_IMPORT: PLAY,
  BLOCK_IMPORT: PLAY,
  DOCUMENT_IMPORT: PLAY,
  VIDEO_IMPORT: PLAY,
  WORKSHEET_IMPORT: PLAY,
  COURSE_IMPORT: PLAY,
  PROBLEM_TESTCASE: PLAY,
  AI_PROBLEM_CREATE: PLAY,
  CHANNEL,
};
