import { josa } from 'es-hangul';
import { puzzleQuestionOf } from '#shared/content/puzzleQuestions.ts';
import type { MembershipChange } from '#server/domain/events.ts';
import { WEEKDAY_HOUR } from '#shared/time/formats.ts';

interface Words {
  readonly title: string;
  readonly content: string;
}

/** The bell shows the beginning of a notice. */
const NOTICE_LETTERS = 100;

/** Texts of notifications, fixed when they are made. */
export const notificationTexts = {
  channelNotice: (channelName: string, content: string): Words => ({
    title: `${channelName} 알림`,
    content,
  }),
  problemDrafted: (topic: string): Words => ({
    title: 'AI 초안이 준비되었어요',
    content: `‘${topic}’ 문제의 초안이에요. 살펴보고 고친 뒤에 공개해 주세요.`,
  }),
  problemNotDrafted: (topic: string, reason: string): Words => ({
    title: 'AI 초안을 만들지 못했어요',
    content: `‘${topic}’: ${reason}`,
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
  puzzleQuestion: (nickname: string, day: string, questionId: number): Words => ({
    title: '친구가 퍼즐을 물어봤어요',
    content: `${nickname}: ${puzzleQuestionOf(questionId)} (${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 바다 퍼즐)`,
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
  membership: {
    APPROVED: (channelName: string): Words => ({
      title: `${channelName} 가입 완료!`,
      content: `${josa(channelName, '와/과')} 함께하게 되었어요. 들어가서 인사해 볼까요?`,
    }),
    REJECTED: (channelName: string): Words => ({
      title: `${channelName} 가입 신청`,
      content: '이번에는 함께하지 못하게 되었어요. 궁금한 것은 선생님께 물어봐 주세요.',
    }),
    SUSPENDED: (channelName: string): Words => ({
      title: `${channelName} 활동이 잠시 멈췄어요`,
      content: '지금은 들어갈 수 없어요. 궁금한 것은 선생님께 물어봐 주세요.',
    }),
    BANNED: (channelName: string): Words => ({
      title: `${channelName}에서 나오게 되었어요`,
      content: '이제 이 교실에는 들어갈 수 없어요. 궁금한 것은 선생님께 물어봐 주세요.',
    }),
    RESTORED: (channelName: string): Words => ({
      title: `${channelName}에 다시 왔어요`,
      content: '다시 들어갈 수 있어요. 반가워요!',
    }),
    VERIFIED: (channelName: string): Words => ({
      title: `${channelName} 확인 완료!`,
      content: '선생님이 누구인지 확인해 주었어요.',
    }),
    NOT_VERIFIED: (channelName: string): Words => ({
      title: `${channelName} 확인 신청`,
      content: '이번에는 확인받지 못했어요. 이름을 다시 보고 또 신청할 수 있어요.',
    }),
    OWNER_OFFERED: (channelName: string): Words => ({
      title: `${josa(channelName, '을/를')} 맡아 달라고 해요`,
      content: '교실의 대표가 되어 달라는 부탁이 왔어요. 교실 첫 화면에서 답할 수 있어요.',
    }),
    OWNER_MADE: (channelName: string): Words => ({
      title: `${channelName} 대표가 되었어요`,
      content: '교실 설정에서 교실의 모든 것을 정할 수 있어요.',
    }),
    OWNER_ACCEPTED: (channelName: string): Words => ({
      title: `${channelName}에 새 대표가 생겼어요`,
      content: '교실을 맡아 달라는 부탁을 받아들였어요.',
    }),
    OWNER_REFUSED: (channelName: string): Words => ({
      title: `${channelName}의 대표를 맡지 않기로 했어요`,
      content: '교실을 맡아 달라는 부탁을 거절했어요. 다른 선생님께 부탁해 볼 수 있어요.',
    }),
    CLOSED: (channelName: string): Words => ({
      title: `${channelName} 교실이 문을 닫았어요`,
      content: '이제 이 교실에는 들어갈 수 없어요. 내가 배운 것과 모은 것은 그대로 있어요.',
    }),
    REOPENED: (channelName: string): Words => ({
      title: `${channelName} 교실이 다시 문을 열었어요`,
      content: '전처럼 들어갈 수 있어요. 반가워요!',
    }),
  } satisfies Record<Exclude<MembershipChange, 'ROLE'>, (channelName: string) => Words>,
  competitionCancelled: (name: string): Words => ({
    title: '대회가 취소되었어요',
    content: `「${name}」 대회는 열리지 않아요. 다음 대회에서 만나요!`,
  }),
  competitionEndedEarly: (name: string): Words => ({
    title: '대회가 일찍 끝났어요',
    content: `교실이 닫혀서 「${name}」 대회가 끝났어요. 지금까지 낸 것으로 순위를 정해요.`,
  }),
  battleCalledOff: (name: string): Words => ({
    title: '배틀이 끝났어요',
    content: `교실이 닫혀서 「${name}」 배틀을 더 할 수 없어요. 다른 방에서 만나요!`,
  }),
  competitionPlaced: (name: string, rank: number): Words => ({
    title: `${rank}위에 올랐어요!`,
    content: `「${name}」 대회의 상장이 나왔어요. 크게 펼쳐 보고 인쇄도 할 수 있어요.`,
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
  codeComment: {
    title: '선생님이 코드에 댓글을 남겼어요',
    content: '내 코드의 어느 줄인지 보고, 답글도 남길 수 있어요.',
  } satisfies Words,
  lessonOpened: (title: string): Words => ({
    title: '선생님이 레슨을 열었어요',
    content: `지금 「${title}」 레슨을 함께 시작해요.`,
  }),
  homework: (title: string, dueAt: Date): Words => ({
    title: '새 숙제가 있어요',
    content: `「${title}」, ${WEEKDAY_HOUR.format(dueAt)}까지예요.`,
  }),
  homeworkDue: (title: string, dueAt: Date): Words => ({
    title: '숙제를 잊지 않았나요?',
    content: `「${title}」, ${WEEKDAY_HOUR.format(dueAt)}까지 낼 수 있어요.`,
  }),
  homeworkOver: (title: string): Words => ({
    title: '숙제를 기다리고 있어요',
    content: `「${title}」, 마감은 지났지만 지금 내도 괜찮아요.`,
  }),
  homeworkReturned: (title: string): Words => ({
    title: '숙제를 한 번 더 해 볼까요?',
    content: `선생님이 「${title}」에 도움말을 남겼어요. 읽어 보고 다시 내 봐요.`,
  }),
  homeworkDone: (title: string): Words => ({
    title: '숙제를 통과했어요!',
    content: `선생님이 「${title}」 숙제를 확인했어요. 정말 잘했어요!`,
  }),
  tickets: (quantity: number): Words => ({
    title: '수업권이 생겼어요!',
    content: `수업권 ${quantity}장이 생겼어요. 선생님과 만날 시간을 골라 볼까요?`,
  }),
  ownStage: (nickname: string, title: string): Words => ({
    title: '친구가 무대를 보냈어요',
    content: `${josa(nickname, '이/가')} 무대 「${title}」${josa.pick(title, '을/를')} 만들었어요. 풀어 볼까요?`,
  }),
  ownStageHearts: (title: string, hearts: number): Words => ({
    title: `하트 ${hearts}개를 받았어요!`,
    content: `친구들이 내 무대 「${title}」에 하트를 ${hearts}개 보냈어요. 작은 선물도 받았어요.`,
  }),
  ownStageTakenDown: (title: string, channelName: string | null): Words => ({
    title: '무대를 잠시 내렸어요',
    content:
      channelName === null
        ? `선생님이 살펴보고 무대 「${title}」의 나누기를 멈췄어요. 내 무대 목록에는 그대로 있어요. 궁금하면 선생님께 물어봐요.`
        : `선생님이 ${channelName}에서 무대 「${title}」의 나누기를 멈췄어요. 내 무대 목록에는 그대로 있어요. 궁금하면 선생님께 물어봐요.`,
  }),
  consentGiven: {
    title: '보호자가 허락했어요',
    content: '보호자가 허락해 준 만큼 친구들과 이야기할 수 있어요.',
  } satisfies Words,
  notice: (title: string, content: string): Words => ({
    title,
    content: content.length > NOTICE_LETTERS ? `${content.slice(0, NOTICE_LETTERS).trimEnd()}…` : content,
  }),
  consentTaken: {
    title: '보호자의 허락이 끝났어요',
    content: '지금은 채팅을 할 수 없어요. 다시 하고 싶으면 보호자와 이야기해 봐요.',
  } satisfies Words,
};
