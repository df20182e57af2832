import type { SkillDefinition, SkillLevel, SkillType } from './skillTypes.ts';

/** The one category there is so far. */
export const SKILL_CATEGORY = { code: 'MOVEMENT', name: '움직임' } as const;

const level = (requiredLevel: number, price: number, description: string): SkillLevel => ({
  requiredLevel,
  price,
  description,
});

/** Every skill that can be learned. What a level does to the body stands in `simulation/playerSkills.ts`. */
export const SKILLS = [
  {
    id: 1,
    type: 'DASH',
    name: '대시',
    description: '물살을 가르며 앞으로 쌩 나아가요.',
    hint: '← 또는 →를 빠르게 두 번 눌러요.',
    advancement: 1,
    levels: [
      level(2, 150, '짧게 쌩 달려 나가요.'),
      level(4, 250, '조금 더 멀리, 조금 더 자주 달려요.'),
      level(6, 400, '꽤 멀리 달려요.'),
      level(9, 600, '아주 멀리, 금방 또 달려요.'),
      level(12, 900, '돌고래처럼 멀리 달려요.'),
    ],
  },
  {
    id: 2,
    type: 'DOUBLE_JUMP',
    name: '이단 점프',
    description: '공중에서 한 번 더 뛰어올라요.',
    hint: '뛰는 중에 스페이스를 한 번 더 눌러요.',
    advancement: 1,
    levels: [
      level(3, 250, '공중에서 한 번 더 뛰어요.'),
      level(6, 450, '두 번째 점프가 더 높아져요.'),
      level(10, 800, '두 번째 점프가 하늘까지 닿을 듯해요.'),
    ],
  },
  {
    id: 3,
    type: 'SPEED_BOOST',
    name: '빠른 발',
    description: '걸음이 빨라져요.',
    hint: '배우면 언제나 켜져 있어요.',
    advancement: 1,
    levels: [
      level(1, 100, '조금 빨라져요.'),
      level(3, 200, '더 빨라져요.'),
      level(5, 300, '꽤 빨라져요.'),
      level(8, 500, '많이 빨라져요.'),
      level(11, 800, '바람처럼 빨라져요.'),
    ],
  },
  {
    id: 4,
    type: 'WALL_CLIMB',
    name: '벽 타기',
    description: '덩굴 벽에 붙어서 다시 뛰어올라요.',
    hint: '덩굴 벽에 닿으면 스페이스로 다시 뛸 수 있어요.',
    advancement: 2,
    levels: [
      level(4, 300, '벽에서 천천히 미끄러지고 다시 뛰어요.'),
      level(7, 500, '더 천천히 미끄러지고 더 높이 뛰어요.'),
      level(11, 900, '벽에 착 붙어 훌쩍 뛰어올라요.'),
    ],
  },
] as const satisfies readonly SkillDefinition[];

export function skillById(id: number): SkillDefinition | undefined {
  return SKILLS.find((skill) => skill.id === id);
}

/** Address of a skill's icon, from the root of the site. */
export function skillIcon(type: SkillType): string {
  const key = type.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `/ui/icons/@2x/skill.${key}.webp`;
}
