/** Korean texts of the chat subject that are not in the error catalogue. */
export const chatTexts = {
  tooFast: (seconds: number) => `조금 천천히 이야기해요. ${seconds}초 뒤에 다시 말할 수 있어요.`,
  mutedFor: (minutes: number) =>
    minutes < 60
      ? `지금은 채팅을 잠시 쉬는 시간이에요. ${minutes}분 뒤에 다시 이야기할 수 있어요.`
      : `지금은 채팅을 잠시 쉬는 시간이에요. ${Math.ceil(minutes / 60)}시간 뒤에 다시 이야기할 수 있어요.`,
  consent: '보호자의 동의를 받은 뒤에 이야기할 수 있어요. 몸짓으로 인사해 보세요!',
  distress:
    '많이 힘들었겠어요. 혼자 견디지 말고 믿는 어른에게 꼭 말해 주세요. 청소년 상담전화 1388은 언제든 받아요.',
  personal: {
    PHONE: '전화번호는 나를 지키는 비밀이에요. 채팅에 쓰거나 묻지 않아요.',
    EMAIL: '이메일 주소는 나를 지키는 비밀이에요. 채팅에 쓰지 않아요.',
    LINK: '다른 사이트 주소는 채팅에 쓸 수 없어요.',
    MESSENGER: '메신저 아이디는 나를 지키는 비밀이에요. 채팅에 쓰거나 묻지 않아요.',
    ADDRESS: '사는 곳은 나를 지키는 비밀이에요. 채팅에 쓰거나 묻지 않아요.',
    RESIDENT_NUMBER: '주민등록번호는 누구에게도 알려 주면 안 돼요.',
  },
} as const;
