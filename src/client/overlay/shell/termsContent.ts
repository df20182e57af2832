/** The three documents of the terms modal, in words that a child can read together with a guardian. */
interface TermsDocument {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly body: string }[];
}

const SERVICE: TermsDocument = {
  title: '이용약관',
  sections: [
    {
      heading: '돌핀 월드는',
      body: '바닷속 세상에서 아바타와 함께 코딩을 배우는 곳이에요. 누구나 약속을 지키며 함께 써요.',
    },
    {
      heading: '계정',
      body: '아이디와 비밀번호는 나만 써요. 다른 사람에게 알려 주지 않아요. 다른 사람의 계정을 쓰지 않아요.',
    },
    {
      heading: '14살보다 어리다면',
      body: '보호자의 동의를 받은 뒤에 채팅과 글쓰기, 결제를 할 수 있어요. 그 전에도 둘러보고 배울 수 있어요.',
    },
    {
      heading: '함께 지키는 약속',
      body: '친구를 놀리거나 속이지 않아요. 이름, 학교, 전화번호 같은 개인정보를 다른 사람에게 묻거나 알리지 않아요.',
    },
    {
      heading: '포인트와 물건',
      body: '포인트와 아바타 물건은 돌핀 월드 안에서만 쓸 수 있고, 돈으로 바꿀 수 없어요.',
    },
    {
      heading: '약속을 어기면',
      body: '채팅이나 계정을 잠시 또는 오래 쓰지 못할 수 있어요. 억울하면 언제든 알려 주세요. 다시 살펴볼게요.',
    },
  ],
};

const PRIVACY: TermsDocument = {
  title: '개인정보처리방침',
  sections: [
    {
      heading: '무엇을 모으나요',
      body: '아이디, 닉네임, 비밀번호(알아볼 수 없게 바꾼 값), 태어난 날, 이름, 소개를 모아요. 이메일과 전화번호는 적은 사람만 모아요.',
    },
    {
      heading: '왜 모으나요',
      body: '계정을 지키고, 배운 기록을 이어 주고, 14살보다 어린 친구를 보호하기 위해서예요. 광고에는 쓰지 않아요.',
    },
    {
      heading: '얼마나 두나요',
      body: '계정을 쓰는 동안 두고, 계정을 지우면 함께 지워요. 법이 정한 기록만 정해진 기간 동안 따로 두어요.',
    },
    { heading: '누가 보나요', body: '내 채널의 선생님만 꼭 필요한 때 볼 수 있고, 볼 때마다 기록이 남아요.' },
    {
      heading: '내 권리',
      body: '내 정보를 보고, 고치고, 받아 가고, 지워 달라고 할 수 있어요. 보호자도 함께 할 수 있어요.',
    },
  ],
};

export const TERMS = { SERVICE, CHANNEL_SERVICE: SERVICE, PRIVACY } as const;
