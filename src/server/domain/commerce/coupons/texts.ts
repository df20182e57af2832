export const couponTexts = {
  notForProduct: '해당 상품에서는 사용할 수 없는 쿠폰입니다.',
  used: '이미 사용한 쿠폰이에요.',
  held: '다른 결제에서 쓰고 있는 쿠폰이에요. 그 결제를 마치거나 닫은 뒤에 다시 해 주세요.',
  expired: '사용 기간이 지난 쿠폰이에요.',
  from: (won: number) => `${won.toLocaleString('ko-KR')}원 이상 살 때 쓸 수 있어요.`,
  received: '이미 받은 쿠폰입니다.',
  gone: '준비한 쿠폰이 모두 나갔어요.',
  codeTaken: '이미 쓰고 있는 쿠폰 번호예요. 다른 번호를 적어 주세요.',
  firstChannelOnly: '포인트와 경험치 쿠폰은 돌핀 학교에서만 만들 수 있어요.',
  alreadyOver: '앞으로 올 날을 골라 주세요.',
  /** The reason in the history of a ticket. */
  ticketReason: (title: string) => `쿠폰: ${title}`,
};
