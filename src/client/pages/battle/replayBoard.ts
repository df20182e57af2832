/** Pure: what the track showed at a moment of a race that is over. */
import type { ReplayStep, Scoreboard, ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';

/** The board at `atMs` on the clock of the contest: everybody as far as the best of what was handed in until then. */
export function replayBoard(board: Scoreboard, steps: readonly ReplayStep[], atMs: number): Scoreboard {
  const entries = new Map<string, ScoreboardEntry>();
  for (const step of steps) {
    if (step.atMs > atMs) continue;
    const { userId, competitionContentId } = step;
    const key = `${userId} ${competitionContentId}`;
    const before = entries.get(key);
    if (before?.success) continue;
    entries.set(key, {
      ...{ userId, competitionContentId },
      submissionId: step.submissionId,
      success: step.success,
      total: Math.max(step.total, before?.total ?? 0),
      correct: Math.max(step.correct, before?.correct ?? 0),
      submissionCount: (before?.submissionCount ?? 0) + (step.counts ? 1 : 0),
      ...{ score: 0, durationTime: step.atMs, pendingCount: 0 },
    });
  }
  // The length of the track is the same from the start.
  const untouched = board.scoreboardList
    .filter(({ userId, competitionContentId }) => !entries.has(`${userId} ${competitionContentId}`))
    .map((entry): ScoreboardEntry => ({
      ...entry,
      ...{ submissionId: null, success: false, correct: 0, submissionCount: 0 },
      ...{ score: 0, durationTime: 0, pendingCount: 0 },
    }));
  return { ...board, scoreboardList: [...entries.values(), ...untouched] };
}
