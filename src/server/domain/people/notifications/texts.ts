import { josa } from 'es-hangul';

interface Words {
  readonly title: string;
  readonly content: string;
}

/** What notifications say, in the words of the moment they are made. */
export const notificationTexts = {
  channelNotice: (channelName: string, content: string): Words => ({
    title: `${channelName} 알림`,
    content,
  }),
  friendRequest: (nickname: string): Words => ({
    title: '친구 신청이 왔어요',
    content: `${josa(nickname, '이/가')} 친구가 되고 싶대요.`,
  }),
  friendAccept: (nickname: string): Words => ({
    title: '친구가 생겼어요!',
    content: `${josa(nickname, '와/과')} 친구가 되었어요. 먼저 인사해 볼까요?`,
  }),
  questReward: (quest: string, things: readonly string[]): Words => ({
    title: '새 보물을 받았어요',
    content: `퀘스트 「${quest}」의 보상으로 ${josa(things.join(', '), '을/를')} 받았어요.`,
  }),
  battleInvite: (nickname: string, code: string): Words => ({
    title: '코딩 대결에 초대받았어요',
    content: `${josa(nickname, '이/가')} 같이 대결하고 싶대요. 방 코드는 ${code}예요.`,
  }),
  postComment: (nickname: string, title: string): Words => ({
    title: '내 글에 댓글이 달렸어요',
    content: `${josa(nickname, '이/가')} 「${title}」에 댓글을 남겼어요.`,
  }),
  commentReply: (nickname: string, title: string): Words => ({
    title: '내 댓글에 답글이 달렸어요',
    content: `${josa(nickname, '이/가')} 「${title}」에서 답글을 남겼어요.`,
  }),
  postMention: (nickname: string, title: string): Words => ({
    title: '나를 부른 글이 있어요',
    content: `${josa(nickname, '이/가')} 「${title}」에서 나를 불렀어요.`,
  }),
  levelUp: (level: number): Words => ({
    title: `레벨 ${level}!`,
    content: `${josa(`레벨 ${level}`, '이/가')} 되었어요. 새로 배울 수 있는 스킬이 있는지 살펴봐요.`,
  }),
  reportAnswered: {
    title: '신고를 살펴보았어요',
    content: '알려 준 일을 선생님이 살펴보고 처리했어요. 알려 줘서 고마워요.',
  } satisfies Words,
  homeVisit: (nickname: string): Words => ({
    title: '손님이 다녀갔어요',
    content: `${josa(nickname, '이/가')} 내 방에 와서 인사했어요.`,
  }),
  guestbook: (nickname: string): Words => ({
    title: '방명록에 새 글이 있어요',
    content: `${josa(nickname, '이/가')} 내 방 방명록에 글을 남겼어요.`,
  }),
  certificate: (title: string): Words => ({
    title: '수료증을 받았어요!',
    content: `「${title}」 수료증이 나왔어요. 크게 펼쳐 보고 인쇄도 할 수 있어요.`,
  }),
  consentGiven: {
    title: '보호자가 허락했어요',
    content: '보호자가 허락해 준 만큼 친구들과 이야기할 수 있어요.',
  } satisfies Words,
  consentTaken: {
    title: '보호자의 허락이 끝났어요',
    content: '지금은 채팅을 할 수 없어요. 다시 하고 싶으면 보호자와 이야기해 봐요.',
  } satisfies Words,
};
