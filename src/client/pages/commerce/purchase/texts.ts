import { josa } from 'es-hangul';
import type { PaymentItemType, PaymentState, RefundOffer } from '#shared/contract/commerce/payments.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const NUMBER = new Intl.NumberFormat('ko-KR');
const DAY = seoulFormat({
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
});
const WHEN = seoulFormat({
  ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
});

/** «204,000원». */
export const wonText = (won: number): string => `${NUMBER.format(won)}원`;
/** «2027년 5월 31일». */
export const dayText = (at: string | Date): string => DAY.format(new Date(at));
export const whenText = (at: string | Date): string => WHEN.format(new Date(at));

/** Texts for people who pay: plain words, no hurry. */
export const purchaseTexts = {
  product: '돌핀 월드',
  title: '수업권 사기',
  close: '닫기',
  failed: '상품을 불러오지 못했어요.',
  empty: '지금은 파는 수업권이 없어요.',
  emptyHint: '준비되면 여기에 보여 드릴게요.',
  unknownGroup: '찾으시는 상품이 없어요.',
  unknownGroupHint: '이제 팔지 않거나 주소가 바뀌었을 수 있어요.',
  allGroups: '파는 수업권 모두 보기',
  groups: '상품 고르기',
  tickets: {
    title: '몇 번 배울까요?',
    count: (count: number) => `${count}회`,
    each: (won: number) => ['한 번에 ', wonText(won)] as const,
    saves: (won: number) => `회당 ${wonText(won)} 덜 내요`,
    first: '천천히 시작해요',
    instead: '원래 값',
    name: (title: string, count: number) => `${title}, 수업 ${count}회`,
    missing: '먼저 선택해주세요.',
    coupons: (rewards: string) => `받을 수 있는 쿠폰: ${rewards}`,
  },
  learner: {
    label: '배울 아이',
    own: '배울 사람',
  },
  coupons: {
    title: '쿠폰',
    hint: '한 장만 쓸 수 있어요',
    add: '쿠폰 번호 넣기',
    none: '쓰지 않기',
    noneHint: '다음에 쓸게요',
    until: (day: string) => `${day}까지`,
    held: '다른 결제에 걸려 있어요',
    notForThis: '해당 상품에서는 사용할 수 없는 쿠폰입니다.',
    noneForProduct: '이 상품에는 쿠폰을 쓸 수 없어요.',
    empty: '사용 가능한 쿠폰이 없습니다.',
    failed: '쿠폰을 불러오지 못했어요.',
    more: '쿠폰 더 보기',
    loading: '쿠폰을 불러오고 있어요.',
    perCent: (perCent: number) => `−${perCent}%`,
    won: (won: number) => (won === 0 ? '0원' : `−${wonText(won)}`),
  },
  phone: {
    title: '보호자 전화번호',
    ownTitle: '전화번호',
    hint: '영수증과 수업 알림만 보내요',
    known: '내 정보의 번호',
    change: '번호 바꾸기',
    unknown: '내 정보의 번호를 불러오지 못했어요. 번호를 적어 주세요.',
    /** The words of the warning; the spec (§8) gives it none. */
    warning: '',
    placeholder: '010-0000-0000',
    missing: '연락받을 수 있는 전화번호를 입력해 주세요.',
  },
  noRenewal: '자동으로 다시 결제되지 않아요. 필요할 때만 다시 사면 돼요.',
  told: '결제 회사에는 내는 분의 이름과 연락처만 영수증을 위해 알려요.',
  seller: (className: string) => `파는 곳 ${className || '돌핀 월드'}`,
  goodIn: (className: string) =>
    className === ''
      ? '어느 교실의 선생님과도 쓸 수 있어요.'
      : `${josa(className, '이/가')} 파는 수업권이라 ${className} 선생님과의 수업에만 쓸 수 있어요.`,
  support: '고객센터 평일 10~18시',
  terms: '이용약관',
  histories: '결제 내역',
  sum: {
    title: '결제할 내용',
    choose: '옵션을 선택해 주세요',
    chooseHint: '수업권을 고르면 낼 돈을 보여 드려요.',
    price: '상품 금액',
    discount: '할인',
    total: '결제 금액',
    until: (day: string) => `${day}까지 쓸 수 있어요`,
    said: (name: string, won: number) => `${name}, 결제 금액 ${wonText(won)}`,
  },
  refund: {
    title: '이렇게 돌려드려요',
    within: ['7일 안에, 한 번도 안 썼다면 ', '모두', ' 돌려드려요.'] as const,
    unused: '수업을 한 번도 안 했다면 7일이 지나도 모두 돌려드려요.',
    used: ['썼다면 ', '낸 돈 ÷ 횟수 × 남은 횟수', '를 돌려드려요.'] as const,
    single: '한 번짜리 상품은 쓴 뒤에는 돌려드리지 않아요.',
    example: (example: { used: number; paid: number; quantity: number; left: number; amount: number }) =>
      [
        `예) ${example.used}번 썼다면 ${NUMBER.format(example.paid)} ÷ ${example.quantity} × ${example.left} = `,
        wonText(example.amount),
      ] as const,
    cancel: '수업 24시간 전까지 취소하면 횟수가 그대로 돌아와요.',
    term: '산 수업권 기간의 1.5배가 지나면 돌려드리지 않아요.',
    days: '신청하면 영업일 3일 안에 처리해요.',
    read: '전체 규칙 읽기',
    rulesTitle: '환불 규칙',
    rules: [
      '결제한 날부터 7일 안에는 청약을 철회할 수 있어요. 수업을 하지 않았다면 모두 돌려드려요.',
      '환불을 신청하면 영업일 3일 안에 처리해요. 카드사에 따라 며칠 더 걸릴 수 있어요.',
      '수업을 한 번도 하지 않았다면 낸 돈을 모두 돌려드려요.',
      '수업을 했다면 「낸 돈 ÷ 결제한 수업 횟수 × 남은 횟수」를 돌려드려요. 수업권은 1주에 한 장으로 셈해요.',
      '한 번짜리 수업 상품은 수업을 한 뒤에는 돌려드리지 않아요.',
      '내려받은 자료는 돌려드리지 않아요.',
      '선물로 받은 마일리지와 무료 쿠폰은 돈으로 돌려드리지 않아요.',
      '산 수업권 기간의 1.5배가 지나면 돌려드리지 않아요.',
      '법이 사는 분께 더 유리하게 정한 것이 있으면 법을 따라요.',
    ],
    ok: '다 읽었어요',
  },
  agree: '환불 규칙을 읽었고, 이대로 사는 데 동의해요.',
  pay: (won: number) => `${wonText(won)} 결제하기`,
  payFree: '0원으로 받기',
  payNothing: '결제하기',
  after: ['다음 화면에서 카드사가 한 번 더 물어봐요.', '카드 번호는 돌핀 월드에 남지 않아요.'] as const,
  priceChanged: '값이 바뀌었어요. 바뀐 값을 보고 다시 눌러 주세요.',
  refused: '결제를 시작하지 못했어요. 잠시 뒤에 다시 해 주세요.',
  child: {
    title: '보호자에게 부탁해 보세요',
    hint: '수업권은 보호자가 살 수 있어요. 버튼을 누르면 보호자에게 메일을 보내 드려요.',
    ask: '보호자에게 부탁하기',
    asked: '보호자에게 메일을 보냈어요!',
    notAsked: '메일을 보내지 못했어요. 잠시 뒤에 다시 해 주세요.',
    back: '1:1 수업으로 돌아가기',
  },
  guardian: {
    title: '보호자 페이지가 닫혔어요',
    hint: '메일로 온 링크로 보호자 페이지를 다시 열어 주세요.',
    open: '보호자 페이지로 가기',
    notProven: '결제하기 전에 한 번만 확인해 주세요',
    notProvenHint: '보호자 페이지에서 휴대전화나 본인인증으로 확인하면 살 수 있어요.',
    noChild: '이 아이의 수업권은 살 수 없어요.',
    noChildHint: '지금 허락한 아이만 보여요. 14살이 된 아이는 스스로 살 수 있어요.',
    buy: '수업권 사기',
    plans: '돌핀 프로 구독',
    histories: '결제 내역',
    section: '수업권과 결제',
    lead: (name: string) =>
      `${josa(name, '이/가')} 선생님과 1:1로 배울 수업권을 사고, 구독과 산 것을 살펴볼 수 있어요.`,
  },
  paying: {
    title: '결제하고 있어요',
    open: '결제 창에서 결제를 마쳐 주세요.',
    blocked: '브라우저가 결제 창을 막았어요. 아래 버튼을 눌러 창을 열어 주세요.',
    lost: '아직 끝나지 않은 결제가 있어요. 결제 창을 다시 열거나 그만둘 수 있어요.',
    hint: '마치면 이 화면이 저절로 바뀌어요.',
    again: '결제 창 다시 열기',
    openNow: '결제 창 열기',
    stop: '결제 그만두기',
    preparing: '결제를 준비하고 있어요.',
    notDone: '결제가 완료되지 않았습니다. 다시 시도해 주세요.',
    declined: (reason: string) =>
      `${reason === '' ? '카드사에서 결제를 받지 않았어요.' : reason} 돈은 빠져나가지 않았어요.`,
    mismatch: '결제 금액이 맞지 않아 결제를 멈췄어요. 나간 돈은 모두 돌려드려요.',
    scriptFailed: '결제 창을 불러오지 못했어요. 인터넷을 확인하고 다시 눌러 주세요.',
  },
} as const;

export const resultTexts = {
  title: '결제 결과',
  reading: '결제를 확인하고 있어요',
  failed: '결제를 확인하지 못했어요.',
  none: '확인할 결제가 없어요.',
  noneHint: '결제 내역에서 지난 결제를 볼 수 있어요.',
  paid: '결제가 끝났어요!',
  paidHint: (type: PaymentItemType) => AFTER[type],
  notDone: '결제가 완료되지 않았습니다. 다시 시도해 주세요.',
  notPaid: '돈은 빠져나가지 않았어요.',
  waiting: '카드사의 대답을 기다리고 있어요.',
  name: '산 것',
  amount: '낸 돈',
  discount: '할인',
  when: '결제한 때',
  order: '주문 번호',
  receipt: '영수증 보기',
  histories: '결제 내역 보기',
  again: '다시 사러 가기',
  on: (type: PaymentItemType) => ONWARD[type],
  toGuardian: '보호자 페이지로 가기',
} as const;

const AFTER: Readonly<Record<PaymentItemType, string>> = {
  PRODUCT: '수업권이 들어왔어요. 첫 수업 시간을 골라 볼까요?',
  CASH: '포인트가 들어왔어요.',
  WORKSHEET: '이제 문제집을 풀 수 있어요.',
  COURSE: '이제 수업을 들을 수 있어요.',
  COURSE_CLASS: '이제 수업을 들을 수 있어요.',
  SUBSCRIPTION: '구독이 시작됐어요.',
};
const ONWARD: Readonly<Record<PaymentItemType, string>> = {
  PRODUCT: '수업 예약하러 가기',
  CASH: '월드로 가기',
  WORKSHEET: '문제집으로 가기',
  COURSE: '수업으로 가기',
  COURSE_CLASS: '수업으로 가기',
  SUBSCRIPTION: '내 구독 보기',
};

export const historyTexts = {
  title: '결제 내역',
  failed: '결제 내역을 불러오지 못했어요.',
  empty: '아직 결제한 것이 없어요.',
  emptyHint: '결제하면 영수증과 환불을 여기에서 볼 수 있어요.',
  buy: '수업권 사러 가기',
  states: {
    READY: '결제 중',
    PAID: '결제함',
    PARTLY_REFUNDED: '일부 환불',
    REFUNDED: '환불함',
    FAILED: '결제 안 됨',
    CANCELLED: '그만둠',
  } satisfies Record<PaymentState, string>,
  discount: (won: number) => `할인 ${wonText(won)}`,
  refunded: (won: number) => `돌려받은 돈 ${wonText(won)}`,
  left: (used: number, left: number) => `쓴 횟수 ${used}회 · 남은 횟수 ${left}회`,
  receipt: '영수증',
  receiptOf: (name: string) => `${name} 영수증`,
  refund: '환불 신청',
  refundOf: (name: string) => `${name} 환불 신청`,
  noRefund: {
    NOTHING_LEFT: '다 써서 돌려드릴 것이 없어요.',
    EXPIRED: '쓸 수 있는 기간이 지나 돌려드리지 않아요.',
    NOT_REFUNDABLE: '돌려드리지 않는 상품이에요.',
  },
  ask: {
    title: '환불을 신청할까요?',
    sum: '돌려받을 돈',
    paid: '낸 돈',
    rules: {
      WITHDRAWAL: '결제한 지 7일이 지나지 않았고 쓰지 않아서 모두 돌려드려요.',
      NOTHING_USED: '수업을 한 번도 하지 않아서 모두 돌려드려요.',
      REMAINING: '낸 돈에서 쓰고 남은 만큼을 셈해 돌려드려요.',
      EXPIRED: '쓸 수 있는 기간이 지났어요.',
      NOTHING_LEFT: '남은 것이 없어요.',
      NOT_REFUNDABLE: '돌려드리지 않는 상품이에요.',
    } satisfies Record<RefundOffer['rule'], string>,
    tickets: (count: number) => `남은 수업권 ${count}장은 쓸 수 없게 돼요.`,
    points: (count: number) => `충전한 포인트 가운데 남은 ${NUMBER.format(count)} 포인트가 빠져나가요.`,
    ends: '산 것은 더 쓸 수 없게 돼요.',
    days: '영업일 3일 안에 결제한 카드로 돌려드려요. 쓴 쿠폰은 돌아오지 않아요.',
    now: (won: number) => `${wonText(won)} 환불받기`,
    keep: '그대로 두기',
    done: '환불을 신청했어요.',
    failed: '환불하지 못했어요. 잠시 뒤에 다시 해 주세요.',
    changed: '돌려받을 돈이 바뀌었어요. 다시 확인해 주세요.',
  },
} as const;
