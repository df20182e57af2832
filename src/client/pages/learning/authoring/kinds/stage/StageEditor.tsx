import { Redo2, Undo2 } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import type { StageDraft, StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { faultsOfStage, levelFaults } from '#shared/authoring/stageFaults.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import { levelOfDraft } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { DRAFT_TONES } from '../../editor/draftTones.ts';
import { EditorShell } from '../../editor/EditorShell.tsx';
import type { FieldNames } from '../../editor/VersionsDialog.tsx';
import { beginHistory, editHistory, type EditHistory, type HistoryAction } from './editHistory.ts';
import { layoutOfSea, paint, type DraftLevel } from './editLevel.ts';
import { MapGrid } from './MapGrid.tsx';
import type { PanelProps } from './panelProps.ts';
import { placeIn, sourceOf, type ProgramPlace } from './programPlace.ts';
import { ProgramsPanel } from './ProgramsPanel.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SeaBar } from './SeaBar.tsx';
import { ThingsPanel } from './ThingsPanel.tsx';
import { ToolboxPanel } from './ToolboxPanel.tsx';
import { ToolPalette } from './ToolPalette.tsx';
import { TryOut } from './TryOut.tsx';
import { useSettled } from './useSettled.ts';
import { useStageDraft } from './useStageDraft.ts';
import { WordsPanel } from './WordsPanel.tsx';
import { editorTexts } from './texts.ts';
import styles from './StageEditor.module.css';

const PARTS = ['words', 'rules', 'things', 'blocks', 'programs', 'publish'] as const;
type Part = (typeof PARTS)[number];

/** The field of a part for faults that name no field of their own. */
const FIELD_OF_PART: Partial<Record<Part, string>> = { blocks: 'level.toolbox', programs: 'programs' };

/** The engine starts anew with another level: it waits for a pause in drawing. */
const PREVIEW_AFTER_MS = 600;

/** The part that holds a field; null for what is mended on the map itself. */
function partOf(field: string): Part | null {
  if (field.startsWith('programs')) return 'programs';
  if (field.startsWith('level.toolbox')) return 'blocks';
  if (/^level\.(?:blockLimit|stepLimit|goals|theme|facing)/.test(field)) return 'rules';
  if (/^level\.(?:signs|friends|gates)/.test(field)) return 'things';
  return field.startsWith('level') ? null : 'words';
}

export interface StageEditorProps {
  readonly openStage: OpenStage;
  /** The draft as the server has it. */
  readonly draft: StageDraft;
  readonly back: ReactNode;
  /** Begins the editor anew with the draft that is on the server. */
  readonly onReload: () => void;
}

/** Map and preview on one side, everything else of a stage on the other. */
export function StageEditor({ openStage, draft, back, onReload }: StageEditorProps) {
  const kept = useStageDraft(draft, onReload);
  const [history, dispatch] = useReducer(
    editHistory as (
      history: EditHistory<StageDraftContent>,
      action: HistoryAction<StageDraftContent>,
    ) => EditHistory<StageDraftContent>,
    kept.initial,
    beginHistory<StageDraftContent>,
  );
  const content = history.present;
  const [wantedSea, setSea] = useState(0);
  const sea = Math.min(wantedSea, content.level.variantList.length - 1);
  const [mark, setMark] = useState('#');
  const [part, setPart] = useState<Part>('words');
  const [wantedPlace, setPlace] = useState<ProgramPlace>({ language: 'BLOCKS', wrong: 0 });
  const place = placeIn(content, wantedPlace);
  const [revision, setRevision] = useState(0);
  const [reached, setReached] = useState<number | null>(null);
  /** Tries the program, while the preview is there. */
  const tryIt = useRef<() => void>(() => undefined);
  const onReady = useCallback((next: () => void) => {
    tryIt.current = next;
  }, []);
  const name = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const worn = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);

  const { change: keep } = kept;
  useEffect(() => keep(content), [keep, content]);

  const edit: PanelProps['onContent'] = (change, group = null) => dispatch({ kind: 'edit', change, group });
  const editLevel = (change: (before: DraftLevel) => DraftLevel, group: string | null = null) =>
    edit((before) => {
      const level = change(before.level);
      return level === before.level ? before : { ...before, level };
    }, group);
  const travel = (kind: 'undo' | 'redo') => {
    dispatch({ kind });
    setRevision((count) => count + 1);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTextEditor(event.target)) return;
    const key = event.key.toLowerCase();
    const kind = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
    if (kind === null) return;
    event.preventDefault();
    travel(kind);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const takeTheirs = () =>
    kept.takeTheirs((theirs) => {
      // Their version is taken as an edit, so that the own work can be brought back by undoing.
      edit(() => theirs);
      setRevision((count) => count + 1);
    });

  const faults = useMemo(() => faultsOfStage(content), [content]);
  const showPartOf = (field: string) => {
    const next = partOf(field);
    if (next !== null) setPart(next);
    const language = LANGUAGES.find((one) => field.startsWith(`programs.${one}.`));
    const wrong = /wrongAnswers\.(\d+)$/.exec(field);
    if (language) setPlace({ language, wrong: wrong ? Number(wrong[1]) + 1 : 0 });
  };
  const panel = { content, onContent: edit };
  const isSaved = kept.state === 'saved';
  return (
    <EditorShell
      layout={{ page: styles.editor, head: styles.head }}
      back={back}
      title={content.title.trim() || editorTexts.untitled}
      chip={<Chip tone={DRAFT_TONES[draft.state]}>{editorTexts.states[draft.state]}</Chip>}
      saving={{ ...kept, takeTheirs }}
      conflictText={editorTexts.conflictText}
      versions={{
        ...{ kind: 'STAGE', contentId: draft.draftId, version: kept.version },
        fieldNames: editorTexts.fields satisfies FieldNames<StageDraftContent>,
        isLive: false,
        onReload: kept.reload,
      }}
      actions={
        <>
          <Button
            tone="alt"
            icon={<Undo2 />}
            aria-keyshortcuts="Control+Z"
            disabled={history.past.length === 0}
            onClick={() => travel('undo')}
          >
            {editorTexts.undo}
          </Button>
          <Button
            tone="alt"
            icon={<Redo2 />}
            aria-keyshortcuts="Control+Y"
            disabled={history.future.length === 0}
            onClick={() => travel('redo')}
          >
            {editorTexts.redo}
          </Button>
        </>
      }
      faults={faults}
      onFault={showPartOf}
    >
      {(missing) => (
        <>
          <section className={styles.map} aria-label={editorTexts.map}>
            <ToolPalette theme={content.level.theme} mark={mark} onMark={setMark} />
            <div data-field="level">
              <MapGrid
                level={content.level}
                rows={layoutOfSea(content.level, sea).rows}
                mark={mark}
                onPaint={(cells, what, stroke) =>
                  editLevel((before) => paint(before, sea, cells, what), stroke)
                }
              />
            </div>
            <SeaBar
              level={content.level}
              sea={sea}
              onSea={setSea}
              onLevel={(level) => editLevel(() => level)}
            />
          </section>
          <div className={styles.preview}>
            <Preview
              openStage={openStage}
              content={content}
              seed={sea + 1}
              place={place}
              name={name}
              outfit={worn && encodeOutfit(worn.map(({ itemId }) => itemId))}
              onReached={setReached}
              onReady={onReady}
            />
          </div>
          <section className={styles.parts} aria-label={editorTexts.parts}>
            {missing}
            <Chips<Part>
              label={editorTexts.parts}
              options={PARTS.map((value) => ({ value, label: editorTexts.part[value] }))}
              value={part}
              onChange={setPart}
            />
            <div className={styles.panel} data-field={FIELD_OF_PART[part]}>
              {part === 'words' && <WordsPanel {...panel} />}
              {part === 'rules' && <RulesPanel {...panel} sea={sea} reached={reached} />}
              {part === 'things' && <ThingsPanel {...panel} sea={sea} />}
              {part === 'blocks' && <ToolboxPanel {...panel} />}
              {part === 'programs' && (
                <ProgramsPanel
                  {...panel}
                  place={place}
                  onPlace={setPlace}
                  revision={revision}
                  onRevision={() => setRevision((count) => count + 1)}
                  onRun={() => tryIt.current()}
                />
              )}
              {part === 'publish' && (
                <PublishPanel
                  draft={draft}
                  isReady={faults.length === 0}
                  version={isSaved ? kept.version : null}
                />
              )}
            </div>
          </section>
        </>
      )}
    </EditorShell>
  );
}

/** The sea as children will see it, once it can be played. */
function Preview(props: {
  readonly openStage: OpenStage;
  readonly content: StageDraftContent;
  readonly seed: number;
  readonly place: ProgramPlace;
  readonly name: string;
  readonly outfit: string | null;
  readonly onReached: (steps: number) => void;
  readonly onReady: (tryIt: () => void) => void;
}) {
  const { openStage, content, seed, place, name, outfit, onReached, onReady } = props;
  const [{ level }, settle] = useSettled(content, PREVIEW_AFTER_MS, (one) => one.level);
  const isPlayable = useMemo(
    () => levelFaults({ ...EMPTY_WORDS, level }).every(({ field }) => field.startsWith('level.toolbox')),
    [level],
  );
  const played = useMemo(() => levelOfDraft({ level }), [level]);
  if (!isPlayable || seed > level.variantList.length) return <EmptyState title={editorTexts.notPlayable} />;
  const program = { language: place.language, source: sourceOf(content, place) };
  return (
    <TryOut
      openStage={openStage}
      level={played}
      seed={seed}
      program={program}
      mission={content.mission}
      name={name}
      outfit={outfit}
      onStart={settle}
      onReached={onReached}
      onReady={onReady}
    />
  );
}

const EMPTY_WORDS: Omit<StageDraftContent, 'level'> = { title: '', mission: '', hintList: [], programs: {} };

/** Tells whether the browser or an editor undoes by itself there. */
function isTextEditor(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, .cm-editor, .injectionDiv') !==
      null
  );
}
