import { wonText } from '#client/pages/commerce/purchase/texts.ts';

const NUMBER = new Intl.NumberFormat('ko-KR');

/** Texts for people who buy points: what they are for, what they cost, and how they are given back. */
export const pointTexts = {
  title: '포인트 충전',
  failed: '포인트를 불러오지 못했어요.',
  lead: '포인트로 상점에서 옷과 가구를 사고, 기술을 배워요. 퀘스트를 하면 돈을 내지 않아도 모을 수 있어요.',
  held: '지금 가진 포인트',
  choose: '얼마나 충전할까요?',
  vat: '부가세가 들어간 값이에요.',
  points: (points: number) => `${NUMBER.format(points)} 포인트`,
  name: (points: number, won: number) => `${NUMBER.format(points)} 포인트, ${wonText(won)}`,
  after: (points: number) => `충전하면 ${NUMBER.format(points)} 포인트가 돼요.`,
  rules: [
    '충전한 뒤 포인트를 쓰지 않았다면 낸 돈을 모두 돌려드려요.',
    '썼다면 충전한 포인트에서 쓴 만큼을 빼고, 남은 포인트의 값을 돌려드려요.',
    '신청하면 영업일 3일 안에 처리해요. 결제 내역에서 신청할 수 있어요.',
  ],
  rulesTitle: '이렇게 돌려드려요',
  agree: '환불 규칙을 읽었고, 이대로 충전하는 데 동의해요.',
  pay: (won: number) => `${wonText(won)} 결제하기`,
  histories: '결제 내역',
  child: '포인트는 14살부터 충전할 수 있어요',
  childHint: '퀘스트를 하고 조개를 모으면 포인트가 늘어나요. 오늘은 무엇을 해 볼까요?',
  toWorld: '월드로 가기',
} as const;
