export const npcTexts = {
  talkingWith: (name: string) => `${name}의 이야기`,
  next: '다음',
  bye: '잘 있어요!',
  /** Names of the row of answers. */
  answers: '대답',
  choose: '부탁을 들어줄지 골라요',
  chooseByKeys: '로 골라요',
  more: '더 이야기해요',
  accept: '좋아요, 할게요!',
  later: '다음에 할게요',
  handIn: '보상 받기',
  go: '바로 가기',
  seeShop: '가게 보기',
  accepted: '퀘스트를 받았어요!',
  failed: '말을 전하지 못했어요. 다시 눌러 보세요.',
  walkThere: '마을에서 직접 찾아가 보세요!',
} as const;
