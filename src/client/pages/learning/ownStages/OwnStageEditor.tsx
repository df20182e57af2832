import { Eraser, Play, Redo2, Send, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Label, Text } from '#client/ui/text/Text.tsx';
import {
  BOARD_FAULTS,
  FIRST_BOARD,
  faultsOfBoard,
  isSameBoard,
  paintBoard,
  type OwnMark,
} from '#shared/authoring/ownBoard.ts';
import { ownStageTitle } from '#shared/content/ownStageNames.ts';
import {
  OWN_GOALS,
  type OwnBoard,
  type OwnStage,
  type OwnStageContent,
} from '#shared/contract/learning/ownStages.ts';
import { STAGE_THEMES } from '#shared/simulation/stage/level.ts';
import { beginHistory, editHistory, type HistoryAction } from '../authoring/kinds/stage/editHistory.ts';
import { DraftConflictNote } from '../drafts/DraftConflictNote.tsx';
import { Ribbon } from '../stage/Ribbon.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { NameFields } from './NameFields.tsx';
import { SendDialog } from './SendDialog.tsx';
import { TilePalette } from './TilePalette.tsx';
import { TryStage } from './TryStage.tsx';
import { ownStageTexts as texts } from './texts.ts';
import { useOwnDraft } from './useOwnDraft.ts';
import stageStyles from '../stage/StageScreen.module.css';
import styles from './OwnStages.module.css';

/** The part that is undone and redone; programs have an undo of their own. */
type Drawn = Pick<OwnStageContent, 'board' | 'name'>;

const GOALS = OWN_GOALS.map((value) => ({ value, label: texts.goals[value] }));
const LOOKS = STAGE_THEMES.map((value) => ({ value, label: texts.looks[value] }));

/** A stage while it is made: drawn, tried and sent. */
export function OwnStageEditor({
  stage,
  openStage,
}: {
  readonly stage: OwnStage;
  readonly openStage: OpenStage;
}) {
  const draft = useOwnDraft(stage);
  const [history, setHistory] = useState(() =>
    beginHistory<Drawn>({ board: draft.initial.board, name: draft.initial.name }),
  );
  const [programs, setPrograms] = useState(draft.initial.programs);
  const [mark, setMark] = useState<OwnMark>('#');
  const [isTrying, setTrying] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  /** Several cells may be drawn between two renders. */
  const latest = useRef({ history, programs });
  const { board, name } = history.present;
  const faults = faultsOfBoard(board);
  const isProved = stage.proof !== null && isSameBoard(stage.board, board);
  const title = ownStageTitle(name);

  const act = (action: HistoryAction<Drawn>) => {
    const next = editHistory(latest.current.history, action);
    if (next === latest.current.history) return;
    latest.current.history = next;
    setHistory(next);
    setAsked(false);
    draft.change({ ...next.present, programs: latest.current.programs });
  };
  const write = (next: OwnStageContent['programs']) => {
    latest.current.programs = next;
    setPrograms(next);
    draft.change({ ...latest.current.history.present, programs: next });
  };
  const draw = (change: (before: OwnBoard) => OwnBoard, group: string | null) =>
    act({
      kind: 'edit',
      group,
      change: (before) => {
        const next = change(before.board);
        return next === before.board ? before : { ...before, board: next };
      },
    });

  const turn = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isTrying || isSending || !isUndo) return;
    event.preventDefault();
    act({ kind: event.shiftKey ? 'redo' : 'undo' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turn(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const tryOut = () => {
    setAsked(true);
    if (faults.length > 0) return requestSound('oops');
    requestSound('click');
    return setTrying(true);
  };
  const sendDialog = (
    <LocalDialog open={isSending} onClose={() => setSending(false)}>
      <SendDialog stage={{ ...stage, title, board }} />
    </LocalDialog>
  );
  if (isTrying)
    return (
      <>
        <TryStage
          {...{ openStage, title, board, programs, stageId: stage.stageId, state: draft.state }}
          onPrograms={write}
          onSave={draft.flush}
          onBuild={() => setTrying(false)}
          onSend={() => setSending(true)}
        />
        {sendDialog}
      </>
    );
  return (
    <div className={`${stageStyles.work} ${styles.scroll}`}>
      <section className={stageStyles.left} aria-label={texts.board}>
        <div className={styles.place}>
          <Ribbon place={texts.build} name={title} tone="coral" className={stageStyles.ribbon} />
          <BoardGrid
            board={board}
            mark={mark}
            onPaint={(cells, what, stroke) => draw((before) => paintBoard(before, cells, what), stroke)}
          />
        </div>
        <Panel className={styles.bar}>
          <Row>
            <IconButton
              label={texts.undo}
              icon={<Undo2 />}
              disabled={history.past.length === 0}
              onClick={() => act({ kind: 'undo' })}
            />
            <IconButton
              label={texts.redo}
              icon={<Redo2 />}
              disabled={history.future.length === 0}
              onClick={() => act({ kind: 'redo' })}
            />
            <IconButton
              label={texts.clear}
              icon={<Eraser />}
              onClick={() => draw((before) => ({ ...before, rows: FIRST_BOARD.rows }), null)}
            />
            <Stack gap={0} grow>
              <Text size="small" tone={draft.state === 'saved' ? 'success' : 'soft'} role="status">
                {texts.states[draft.state]}
              </Text>
              <Text size="caption" tone="soft">
                {texts.limits}
              </Text>
            </Stack>
          </Row>
        </Panel>
      </section>
      <section className={stageStyles.right} aria-label={texts.build}>
        {draft.state === 'conflict' && (
          <DraftConflictNote
            busy={draft.resolving}
            onKeepMine={() => void draft.keepMine()}
            onTakeTheirs={() =>
              void draft.takeTheirs((theirs) => {
                const next = beginHistory<Drawn>({ board: theirs.board, name: theirs.name });
                latest.current = { history: next, programs: theirs.programs };
                setHistory(next);
                setPrograms(theirs.programs);
              })
            }
          />
        )}
        <Panel className={styles.side}>
          <TilePalette theme={board.theme} mark={mark} onMark={setMark} />
          <Text size="small" tone="soft">
            {texts.tips[mark]}
          </Text>
          <Stack gap={1}>
            <Label>{texts.goal}</Label>
            <Chips
              label={texts.goal}
              options={GOALS}
              value={board.goal}
              onChange={(goal) => draw((before) => ({ ...before, goal }), null)}
            />
          </Stack>
          <Stack gap={1}>
            <Label>{texts.look}</Label>
            <Chips
              label={texts.look}
              options={LOOKS}
              value={board.theme}
              onChange={(theme) => draw((before) => ({ ...before, theme }), null)}
            />
          </Stack>
          <NameFields
            name={name}
            onName={(next) =>
              act({ kind: 'edit', group: 'name', change: (before) => ({ ...before, name: next }) })
            }
          />
          {faults.length > 0 ? (
            <Note tone={isAsked ? 'danger' : 'warning'}>
              {faults.map((fault) => BOARD_FAULTS[fault]).join('\n')}
            </Note>
          ) : (
            <Note tone={isProved ? 'success' : 'info'}>
              {isProved ? texts.readyToSend : stage.proof ? texts.changed : texts.ready}
            </Note>
          )}
          <Cluster justify="end">
            <Button
              size={isProved ? 'medium' : 'large'}
              tone={isProved ? 'alt' : 'ok'}
              icon={<Play fill="currentColor" />}
              onClick={tryOut}
            >
              {texts.tryOut}
            </Button>
            {isProved && (
              <Button size="large" icon={<Send />} onClick={() => setSending(true)}>
                {texts.send}
              </Button>
            )}
          </Cluster>
        </Panel>
      </section>
      {sendDialog}
    </div>
  );
}
