/** Why a ticket changed, as its history shows it. */
export const ticketTexts = {
  bought: '구매했어요',
  booked: '수업을 예약했어요',
  cancelled: '예약을 취소해 돌아왔어요',
  cancelledByTeacher: '선생님이 수업을 취소해 돌아왔어요',
  exchanged: '수업을 옮기며 다른 수업권으로 바꿨어요',
  cancelledLate: '늦게 취소해 사용했어요',
  given: '수업을 했어요',
  noShow: '수업에 오지 않아 사용했어요',
  expired: '사용 기간이 지났어요',
  refunded: '환불했어요',
  content: '수업 내용을 정했어요',
  /** The user has no ticket that is valid for the lesson. */
  none: '이 시간에 쓸 수 있는 수업권이 없어요.',
};
