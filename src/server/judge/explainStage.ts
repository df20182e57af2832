import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { layoutOfSeed } from '#shared/simulation/stage/level.ts';
import type { StageOutcome } from '#shared/simulation/stage/stageTypes.ts';

/**
 * The reason why a run did not reach the goal, for a child; variants of later seeds differ from the one that it sees.
 */
export function explainStage(level: StageLevel, seed: number, outcome: StageOutcome): string {
  const reason = reasonOf(level, seed, outcome);
  if (seed === 1) return reason;
  return `${seed}번째 바다에서 막혔어요. 바다마다 조금씩 달라요.\n${reason}`;
}

function reasonOf(level: StageLevel, seed: number, outcome: StageOutcome): string {
  const { goals } = layoutOfSeed(level, seed);
  const has = (kind: (typeof goals)[number]['kind']) => goals.some((goal) => goal.kind === kind);
  const { ending, fallCount, bumpCount, shellCount, shellTotal, reached, talkedTo } = outcome;
  if (ending === 'FELL') return '틈에 빠졌어요. 틈 앞에서 점프하거나 대시해요.';
  if (ending === 'TOO_MANY_STEPS')
    return '너무 오래 걸려서 멈췄어요. 반복이 언제 끝나는지, 같은 자리를 맴돌지 않는지 살펴봐요.';
  if (fallCount > 0) return '가다가 틈에 빠졌어요. 틈이 어디에 있는지 보고 점프해요.';
  if (has('PATTERN')) return '칠한 모양이 달라요. 색과 자리를 하나씩 견주어 봐요.';
  if (has('SAY')) return '친구가 기다리는 말과 달라요. 무엇을 말했는지 다시 살펴봐요.';
  if (has('TALK') && talkedTo.length === 0) return '아직 친구에게 말을 걸지 못했어요. 친구 앞까지 가 봐요.';
  if (has('SHELLS') && shellCount < shellTotal)
    return `조개를 ${shellTotal}개 가운데 ${shellCount}개 주웠어요. 조개 위에 서서 주워요.`;
  if (bumpCount > 0 && !reached) return '벽에 막혀 깃발까지 가지 못했어요. 어디에서 막혔는지 한 걸음씩 봐요.';
  return reached
    ? '깃발에는 닿았어요. 다른 할 일이 남았는지 봐요.'
    : '깃발까지 아직 더 가야 해요. 몇 칸인지 세어 봐요.';
}
