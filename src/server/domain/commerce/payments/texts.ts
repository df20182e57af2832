/** Korean texts of payments that are not in the error catalogue. */
export const paymentTexts = {
  points: (points: number) => `${points.toLocaleString('ko-KR')} 포인트`,
  tooOld: '결제 시간이 지났어요.',
  replaced: '새로 시작한 결제가 있어서 닫았어요.',
  closed: '결제 창을 닫았어요.',
  notOpened: '결제 창을 열지 못했어요.',
  declined: '결제가 완료되지 않았습니다. 다시 시도해 주세요.',
  gone: '구매할 수 없게 되어 결제한 돈을 돌려드려요.',
  late: '취소한 뒤에 결제되어 돈을 돌려드려요.',
  mismatch: '결제된 금액이 주문과 달라 돈을 돌려드려요.',
  unreachable: '지금은 결제 회사와 연결할 수 없어요. 잠시 뒤에 다시 해 주세요.',
  membersOnly: '이 수업권은 교실 멤버만 살 수 있어요. 먼저 교실에 들어와 주세요.',
  alreadyBought: '이미 구매한 상품이에요.',
  justPaid: '방금 하던 결제가 완료되었어요. 결제 내역을 확인해 주세요.',
  /** The buyer's name when none was typed. */
  buyer: '구매자',
  guardian: '보호자',
  /** The reason of a refund. */
  classClosed: '교실이 문을 닫아 돌려드려요.',
  asked: '환불 신청',
  guardiansMoney: '보호자가 낸 돈이라 보호자 페이지에서 돌려받을 수 있어요.',
  sumChanged: '환불 금액이 바뀌었어요. 다시 확인해 주세요.',
};
