import { josa } from 'es-hangul';
import { REOPEN_DAYS } from '#shared/contract/channels/channels.ts';
import { OWNER_OFFER_DAYS } from '#shared/contract/channels/memberOwners.ts';
import { LONG_DATE } from '#shared/time/formats.ts';

const day = (at: string) => LONG_DATE.format(new Date(at));

/** Texts of whose a class is, of leaving and of closing it. */
export const ownerTexts = {
  title: '교실 맡기기',
  lead: `매니저나 선생님에게 교실을 넘기거나, 함께 대표를 맡을 수 있어요. 상대가 ${OWNER_OFFER_DAYS}일 안에 받아들이면 바뀌어요.`,
  failed: '대표를 불러오지 못했어요.',
  owners: '지금 대표',
  nobody: '맡길 수 있는 선생님이 아직 없어요. 멤버에서 먼저 선생님으로 임명해 주세요.',
  toMembers: '멤버로 가기',
  whom: '누구에게',
  choose: '골라 주세요.',
  how: '어떻게',
  ways: {
    HAND_OVER: '교실을 넘기고 나는 매니저가 돼요',
    SECOND: '둘이 함께 대표를 맡아요',
  },
  handOverNote:
    '프로 구독을 내가 결제하고 있다면, 넘긴 뒤에도 구독은 나에게 남아요. 교실을 나가면 다음 달부터 결제되지 않아요.',
  ask: '부탁하기',
  asked: (nickname: string) => `${nickname} 선생님에게 부탁했어요.`,
  waiting: (nickname: string, at: string) => `${nickname} 선생님의 답을 기다리고 있어요. (${day(at)}까지)`,
  withdraw: '부탁 취소하기',
  withdrawn: '부탁을 취소했어요.',
  stepDown: '대표 내려놓기',
  stepDownTitle: '대표를 내려놓을까요?',
  stepDownDetail: '매니저로 함께해요. 다시 대표가 되려면 다른 대표가 맡겨 주어야 해요.',
  steppedDown: '이제 매니저예요.',
  actionFailed: '하지 못했어요. 잠시 뒤에 다시 해 보세요.',
  offer: {
    title: '교실의 대표가 되어 주시겠어요?',
    handOver: (nickname: string, channelName: string) =>
      `${josa(nickname, '이/가')} ${josa(channelName, '을/를')} 맡아 달라고 해요. 받아들이면 교실의 모든 것을 정하게 되고, ${josa(nickname, '은/는')} 매니저가 돼요.`,
    second: (nickname: string, channelName: string) =>
      `${josa(nickname, '이/가')} ${channelName}의 대표를 함께 맡자고 해요.`,
    until: (at: string) => `${day(at)}까지 답할 수 있어요.`,
    accept: '받아들이기',
    accepted: '이제 이 교실의 대표예요!',
    refuse: '거절하기',
    refused: '거절했어요.',
  },
  leave: {
    title: '교실에서 나가기',
    lead: '배운 것과 모은 것은 그대로 있고, 쓴 글도 교실에 남아요. 예약한 수업은 취소돼요.',
    button: '이 교실에서 나가기',
    question: (channelName: string) => `${channelName}에서 나갈까요?`,
    detail: '다시 들어오려면 다시 가입해야 해요. 그룹과 태그는 없어져요.',
    done: (channelName: string) => `${channelName}에서 나왔어요.`,
    ownerAlone:
      '혼자 대표를 맡고 있어서 바로 나갈 수 없어요. 교실을 다른 선생님께 넘기거나 문을 닫아 주세요.',
    toSettings: '교실 설정으로',
  },
  close: {
    title: '교실 문 닫기',
    lead: `문을 닫으면 아무도 이 교실에 들어올 수 없어요. ${REOPEN_DAYS}일 안에는 ‘내 교실’에서 다시 열 수 있어요.`,
    button: '교실 문 닫기',
    question: (channelName: string) => `${channelName}의 문을 닫을까요?`,
    facts: [
      '멤버 모두에게 알림이 가요. 아이들이 배운 것과 모은 것은 그대로 있어요.',
      '교실에서 만든 아이디로도 돌핀 월드에는 그대로 들어올 수 있어요. 비밀번호를 새로 만들어 줄 수는 없게 돼요.',
      '예약된 수업은 취소되고, 판 수업권과 콘텐츠는 환불 규칙대로 산 사람에게 돌아가요.',
      '프로 구독은 끝나요. 이번 달 구독료는 결제 내역에서 환불 규칙대로 돌려받을 수 있어요.',
      `${REOPEN_DAYS}일이 지나면 글, 댓글, 연락처, 문자, 명단이 지워져요. 되돌릴 수 없어요.`,
    ],
    type: '교실 이름을 그대로 적어 주세요.',
    confirm: '문 닫기',
    cancel: '그만두기',
    done: (channelName: string) => `${channelName}의 문을 닫았어요.`,
  },
  closed: {
    title: '문을 닫은 교실',
    until: (at: string) => `${day(at)}까지 다시 열 수 있어요.`,
    reopen: '다시 열기',
    reopenOf: (channelName: string) => `${channelName} 다시 열기`,
    done: (channelName: string) => `${josa(channelName, '을/를')} 다시 열었어요.`,
  },
} as const;
