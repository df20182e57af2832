import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Award, Medal } from 'lucide-react';
import { useState } from 'react';
import { pageCountOf, type PageSize } from '#shared/contract/paging.ts';
import { certificateQueries } from '#client/net/world/certificates.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { rewardTexts } from './texts.ts';
import styles from './Certificates.module.css';
import { DATE } from '#shared/time/formats.ts';

/** Every certificate of the child, newest first; each opens to be looked at and printed. */
export function CertificatesDialog() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<PageSize>(20);
  const certificates = useQuery({
    ...certificateQueries.list({ page, size }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListDialog
      title={rewardTexts.certificates}
      width={980}
      query={certificates}
      failed={rewardTexts.certificatesFailed}
      empty={
        <EmptyState
          scene="no-rewards"
          title={rewardTexts.certificatesEmpty}
          hint={rewardTexts.certificatesEmptyHint}
        />
      }
    >
      {({ certificateList, totalCount }) => (
        <>
          <Grid as="ul" min={420} fill align="stretch" after={4}>
            {certificateList.map(({ userCertificateId, title, certificateNumber, isAward, issuedAt }) => (
              <Card as="li" key={userCertificateId} className={styles.row}>
                <span className={styles.paper} aria-hidden="true">
                  {isAward ? <Medal /> : <Award />}
                </span>
                <Stack gap={1}>
                  <Text as="b" size="heading">
                    {title}
                  </Text>
                  <Hint tabular>
                    {isAward ? rewardTexts.award : rewardTexts.certificate} {certificateNumber}
                  </Hint>
                  <Hint as="time" tabular dateTime={issuedAt}>
                    {DATE.format(new Date(issuedAt))}
                  </Hint>
                </Stack>
                <Button
                  tone="alt"
                  aria-label={`${title} ${isAward ? rewardTexts.award : rewardTexts.certificate} ${rewardTexts.see}`}
                  onClick={() => openDialog('certificate', { userCertificateId })}
                >
                  {rewardTexts.see}
                </Button>
              </Card>
            ))}
          </Grid>
          <Hint align="center" after={4}>
            {rewardTexts.certificatesEmptyHint}
          </Hint>
          <Pager
            first={0}
            page={page}
            pageCount={pageCountOf(totalCount, size)}
            onPage={setPage}
            size={size}
            onSize={setSize}
          />
        </>
      )}
    </ListDialog>
  );
}
