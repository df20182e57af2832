import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { problemDraftQueries } from '#client/net/learning/authoring/problemDrafts.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { faultsOfProblem } from '#shared/authoring/problemFaults.ts';
import type { ProblemDraft, ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import styles from '../../editor/ContentPage.module.css';
import { EditorShell, EditorWaiting } from '../../editor/EditorShell.tsx';
import { useContentDraft } from '../../editor/useContentDraft.ts';
import type { FieldNames } from '../../editor/VersionsDialog.tsx';
import { CasesPanel } from './CasesPanel.tsx';
import { contentOf, problemCalls } from './problemCalls.ts';
import { ProgramsPanel } from './ProgramsPanel.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { DRAFT_TONES } from '../../editor/draftTones.ts';
import { problemTexts as texts } from './texts.ts';
import { WordsPanel } from './WordsPanel.tsx';

const ID = /^[1-9]\d{0,9}$/;
const CHECK_MS = 700;

/** The editor of one problem by its address. */
export function ProblemPage() {
  const { id, channelDomain } = useChannel();
  const { contentId = '' } = useParams();
  const isId = ID.test(contentId);
  const [round, setRound] = useState(0);
  const draft = useQuery({
    ...problemDraftQueries.draft(id, Number(contentId)),
    enabled: isId,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => (state.data?.check?.state === 'RUNNING' ? CHECK_MS : false),
  });
  const back = <ButtonLink to={paths.channelLmsTab(channelDomain, 'problems')}>{texts.back}</ButtonLink>;
  if (draft.data && draft.isFetchedAfterMount)
    return (
      <Editor
        key={`${contentId} ${round}`}
        back={back}
        draft={draft.data}
        onReload={() => setRound((before) => before + 1)}
      />
    );
  const isMissing = !isId || errorCodeOf(draft.error) === 'RESOURCE_NOT_FOUND';
  return <EditorWaiting back={back} isMissing={isMissing} query={draft} texts={texts} />;
}

type Tab = keyof typeof texts.tabs;
const TABS = (Object.keys(texts.tabs) as Tab[]).map((value) => ({ value, label: texts.tabs[value] }));

/** The part of the editor that holds a field. */
function tabOf(field: string): Tab {
  if (field.startsWith('caseList')) return 'cases';
  if (field.startsWith('programs')) return 'programs';
  return field.startsWith('checker') || field.startsWith('subtaskList') ? 'rules' : 'words';
}

function Editor({
  back,
  draft,
  onReload,
}: {
  readonly back: React.ReactNode;
  readonly draft: ProblemDraft;
  readonly onReload: () => void;
}) {
  const [tab, setTab] = useState<Tab>('words');
  const [language, setLanguage] = useState<Language | null>(null);
  const kept = useContentDraft({
    kind: problemCalls,
    id: draft.draftId,
    content: draft,
    bodyOf: contentOf,
    onReload,
  });
  const { body: content, change: onContent } = kept;
  const faults = useMemo(() => faultsOfProblem(content), [content]);
  const showPartOf = (field: string) => {
    setTab(tabOf(field));
    setLanguage(LANGUAGES.find((one) => field.startsWith(`programs.${one}.`)) ?? null);
  };
  const panel = { content, onContent };
  return (
    <EditorShell
      back={back}
      chip={<Chip tone={DRAFT_TONES[draft.state]}>{texts.states[draft.state]}</Chip>}
      saving={kept}
      versions={{
        ...{ kind: 'PROBLEM', contentId: draft.draftId, version: kept.version },
        fieldNames: texts.fields satisfies FieldNames<ProblemDraftContent>,
        isLive: false,
        onReload: kept.takeTheirs,
      }}
      faults={faults}
      onFault={showPartOf}
    >
      <Chips<Tab> label={texts.tabsLabel} options={TABS} value={tab} onChange={setTab} />
      <div className={styles.fields}>
        <Panel title={content.title || texts.untitled} titleTone="sea" level={1}>
          {tab === 'words' && <WordsPanel {...panel} />}
          {tab === 'cases' && <CasesPanel {...panel} draftId={draft.draftId} />}
          {tab === 'programs' && <ProgramsPanel key={language} {...panel} first={language} />}
          {tab === 'rules' && <RulesPanel {...panel} />}
          {tab === 'publish' && (
            <PublishPanel draft={draft} isReady={faults.length === 0} isSaved={kept.state === 'saved'} />
          )}
        </Panel>
      </div>
    </EditorShell>
  );
}
