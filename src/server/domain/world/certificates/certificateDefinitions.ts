export interface CertificateDefinition {
  /** Stored in the database and printed; never reused. */
  readonly id: number;
  /** The title on paper. */
  readonly title: string;
  /** The achievement of its owner in two lines. */
  readonly lines: readonly [string, string];
}

/** One certificate for the end of each of the four stories. */
export const CERTIFICATES: readonly CertificateDefinition[] = [
  {
    id: 1,
    title: '산호 마을 코딩 탐험가',
    lines: ['코드로 바다에 말을 걸고 마을을 깨워', '친구들에게 큰 힘이 되어 주었어요.'],
  },
  {
    id: 2,
    title: '뚝딱 건축 코딩 장인',
    lines: ['차례와 조건을 차곡차곡 쌓아', '튼튼하고 멋진 집을 지어냈어요.'],
  },
  {
    id: 3,
    title: '바다 등불 지킴이',
    lines: ['어두운 동굴에서도 포기하지 않고', '잃어버린 빛을 모두 되찾았어요.'],
  },
  {
    id: 4,
    title: '큰 경주의 완주자',
    lines: ['끝까지 달리고 또 고쳐 달려', '바다에서 가장 긴 경주를 마쳤어요.'],
  },
];

export function certificateById(id: number): CertificateDefinition | undefined {
  return CERTIFICATES.find((certificate) => certificate.id === id);
}
