import { BOARD_FAULTS, faultsOfBoard, isSameBoard } from '#shared/authoring/ownBoard.ts';
import type { OwnBoard } from '#shared/contract/learning/ownStages.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { change, type OneOwn } from './editOwnStage.ts';
import { judgeBoard, type Program } from './judgeBoard.ts';
import { assertUnsent, findOwnStage, ownReply, type OwnStageRow } from './ownStageRows.ts';

/** Throws CONTENT_CONFLICT when another board is stored than the one that the maker looks at. */
function assertBoard(row: OwnStageRow, board: OwnBoard): void {
  if (!isSameBoard(row.board, board))
    throw new AppError('CONTENT_CONFLICT', { log: `stage ${row.id} has another board by now` });
}

/**
 * Judges the maker's own program; one that reaches the goal proves the board. The board must be the stored one before
 * and after. Throws RESOURCE_NOT_FOUND, OWN_STAGE_SENT, CONTENT_CONFLICT, CONTENT_NOT_READY, SERVICE_BUSY.
 */
export async function proveOwnStage(call: OneOwn & { readonly board: OwnBoard; readonly program: Program }) {
  const { deps, userId, stageId, board, program } = call;
  const row = await findOwnStage(deps.db, { userId, stageId });
  assertUnsent(row);
  assertBoard(row, board);
  const faults = faultsOfBoard(board);
  const [first] = faults;
  if (first !== undefined)
    throw new AppError('CONTENT_NOT_READY', {
      message: BOARD_FAULTS[first],
      fieldErrors: faults.map((fault) => ({ field: 'board', message: BOARD_FAULTS[fault] })),
      log: `stage ${stageId}: ${faults.join()}`,
    });
  const verdict = await judgeBoard(call, board, program);
  if (!verdict.isSolved)
    return { isProved: false, explanation: verdict.explanation, stage: await ownReply(call, row) };
  const proved = await transaction(deps, async (tx) => {
    const now = await findOwnStage(tx, { userId, stageId, lock: true });
    assertUnsent(now);
    assertBoard(now, board);
    return change(tx, now, { proof: verdict.measures });
  });
  return { isProved: true, explanation: null, stage: await ownReply(call, proved) };
}
