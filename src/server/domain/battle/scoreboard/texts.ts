import { josa } from 'es-hangul';
import type { ContestRule } from '#shared/contract/battle/scoreboards.ts';
import { durationText } from '#shared/scoreboard/durationText.ts';
import { tryPenaltyMs } from '#shared/scoreboard/foldEntry.ts';

const texts = {
  rules: (rule: ContestRule, scoredMs: number): readonly string[] => {
    switch (rule) {
      case 'SPEED':
        return [
          '통과한 채점만큼 점수를 받아요.',
          '문제를 다 풀면 남은 시간만큼 문제 점수의 절반까지 더 받아요.',
          '다 풀기 전에 틀리면 한 번에 문제 점수의 5%를 잃어요. 점수는 0점보다 작아지지 않아요.',
          '점수가 같으면 마지막 점수를 먼저 얻은 쪽이 앞서요.',
        ];
      case 'ICPC':
        return [
          '모든 채점을 통과한 문제만 점수를 받아요.',
          `점수가 같으면 푸는 데 걸린 시간을 모두 더해 짧은 쪽이 앞서요. 푼 문제에서 틀린 한 번은 ${josa(durationText(tryPenaltyMs(scoredMs)), '으로/로')} 쳐요. 이렇게 더한 시간이 벌점이에요.`,
          '끝내 풀지 못한 문제에서 틀린 것은 세지 않아요.',
        ];
      case 'IOI':
        return [
          '문제마다 가장 높은 점수 하나를 받아요. 틀려도 점수를 잃지 않아요.',
          '점수가 같으면 마지막 점수를 먼저 얻은 쪽이 앞서요.',
        ];
    }
  },
  common: [
    '코드를 읽을 수 없거나 채점기가 고장 난 제출은 세지 않아요.',
    '점수와 시간이 모두 같으면 같은 등수예요.',
    '팀은 문제마다 팀에서 가장 좋은 기록 하나를 받아요.',
  ] as readonly string[],
  frozen: '마지막에는 순위표가 얼어요. 내 점수만 움직이고, 끝나면 모두 보여요.',
};

/** The rules of a board, in sentences for the players. */
export const ruleTexts = (rule: ContestRule, scoredMs: number, freezes: boolean): string[] => [
  ...texts.rules(rule, scoredMs),
  ...texts.common,
  ...(freezes ? [texts.frozen] : []),
];
