import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { serviceTermsQueries } from '#client/net/service/terms.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { ACCOUNT_TERMS_TYPES, termsTitleOf, type AccountTermsType } from '#shared/contract/people/terms.ts';
import type { ServiceTerms } from '#shared/contract/service/terms.ts';
import { serviceTexts } from '../texts.ts';
import { PublishDialog } from './PublishDialog.tsx';

const texts = serviceTexts.terms;

/** Every version of the terms that accounts agree to, and the next one. */
export function ServiceTermsPage() {
  const [written, setWritten] = useState<AccountTermsType | null>(null);
  const terms = useQuery(serviceTermsQueries.list());
  const newest = terms.data?.termsList.find(({ type }) => type === written);
  return (
    <Page>
      <PageHead title={texts.title} note={texts.note}>
        <Cluster>
          {ACCOUNT_TERMS_TYPES.map((type) => (
            <Button
              key={type}
              size="small"
              icon={<Plus />}
              disabled={!terms.data}
              onClick={() => setWritten(type)}
            >
              {texts.write(termsTitleOf(type))}
            </Button>
          ))}
        </Cluster>
      </PageHead>
      <Section tone="bare" aria-label={texts.title}>
        <ListBody query={terms} failed={texts.failed}>
          {({ termsList }) => (
            <Stack as="ul" gap={2}>
              {termsList.map((one) => (
                <Version key={`${one.type} ${one.version}`} terms={one} />
              ))}
            </Stack>
          )}
        </ListBody>
      </Section>
      <LocalDialog open={written !== null} onClose={() => setWritten(null)}>
        {written !== null && (
          <PublishDialog
            type={written}
            sections={newest?.sectionList ?? []}
            onDone={() => setWritten(null)}
          />
        )}
      </LocalDialog>
    </Page>
  );
}

function Version({ terms }: { readonly terms: ServiceTerms }) {
  const { type, title, version, effectiveAt, asksAgain } = terms;
  const [openedAt] = useState(() => Date.now());
  const isComing = new Date(effectiveAt).getTime() > openedAt;
  return (
    <Entry title={texts.version(title, version)} facts={texts.since(serviceTexts.moment(effectiveAt))}>
      {isComing && <Chip tone="info">{texts.coming}</Chip>}
      {asksAgain && <Chip tone="warning">{texts.asksAgain}</Chip>}
      <Button tone="quiet" size="small" onClick={() => openDialog('terms', { type })}>
        {texts.inForce}
      </Button>
    </Entry>
  );
}
