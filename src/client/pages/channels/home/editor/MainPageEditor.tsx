import { useQuery } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { MainPageSection, OwnMainPage } from '#shared/contract/channels/mainPages.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { MainPageView } from '../MainPageView.tsx';
import { homeTexts } from '../texts.ts';
import { SectionList } from './SectionList.tsx';
import styles from '../MainPage.module.css';
import { mainPageQueries, renewOwnMainPage, useSaveMainPage } from '#client/net/channels/mainPages.ts';

const texts = homeTexts.editor;
type View = keyof typeof texts.views;
const VIEWS = (Object.keys(texts.views) as View[]).map((value) => ({ value, label: texts.views[value] }));

/** Staff arranges the main page: sections in their order, what they say, a preview, then all is saved at once. */
export function MainPageEditor() {
  const { id, channelDomain, holds } = useChannel();
  const isStaff = holds('teacher');
  const page = useQuery({ ...mainPageQueries.own(id), enabled: isStaff });
  if (!isStaff)
    return (
      <Panel>
        <EmptyState scene="lost" title={texts.notStaff} />
      </Panel>
    );
  return (
    <Page>
      <PageHead title={texts.title} back={{ to: paths.channel(channelDomain), label: texts.back }} />
      <Section aria-label={texts.title}>
        <ListBody query={page} failed={homeTexts.failed}>
          {(saved) => <Editor key={saved.version} saved={saved} />}
        </ListBody>
      </Section>
    </Page>
  );
}

function Editor({ saved }: { readonly saved: OwnMainPage }) {
  const { id } = useChannel();
  const [sections, setSections] = useState<readonly MainPageSection[]>(saved.sectionList);
  const [view, setView] = useState<View>('edit');
  const isChanged = JSON.stringify(sections) !== JSON.stringify(saved.sectionList);

  const save = useSaveMainPage(id, {
    onSuccess: () => showToast({ text: texts.saved, theme: 'success' }),
  });
  const isConflict = errorCodeOf(save.error) === 'MAIN_PAGE_CONFLICT';

  return (
    <>
      <Cluster gap={4} className={styles.tools}>
        <Chips<View> label={texts.view} options={VIEWS} value={view} onChange={setView} />
        <Hint as="span" align="end" grow role="status">
          {isChanged ? texts.unsaved : texts.same}
        </Hint>
        <Button
          icon={<Save />}
          busy={save.isPending}
          disabled={!isChanged}
          onClick={() => save.mutate({ sectionList: sections, baseVersion: saved.version })}
        >
          {texts.save}
        </Button>
      </Cluster>
      {isConflict ? (
        <Card layout="row" tone="warning" role="alert">
          <Text tone="inherit" grow>
            {texts.conflict}
          </Text>
          <Button tone="sea" onClick={() => void renewOwnMainPage(id)}>
            {texts.takeTheirs}
          </Button>
          <Button
            tone="alt"
            busy={save.isPending}
            onClick={() => save.mutate({ sectionList: sections, baseVersion: null })}
          >
            {texts.keepMine}
          </Button>
        </Card>
      ) : (
        <FormMessage message={save.isError ? userMessageOf(save.error, texts.notSaved) : undefined} />
      )}
      <Hint>{view === 'edit' ? texts.lead : texts.previewLead}</Hint>
      {view === 'edit' ? (
        <SectionList sections={sections} onChange={setSections} />
      ) : (
        <div className={styles.preview}>
          <MainPageView sectionList={sections.filter(({ isShown }) => isShown)} memberCount={1} />
        </div>
      )}
      <Hint>{texts.lastSaved(saved.updatedBy)}</Hint>
    </>
  );
}
