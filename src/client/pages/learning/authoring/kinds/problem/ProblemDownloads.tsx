import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { downloadPackage } from '#client/net/learning/authoring/contentCalls.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { PACKAGE_FORMATS, type PackageFormat } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { ProblemDraft } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { problemTexts as texts } from './texts.ts';

/** The problem as it was last saved, as files for another channel or for a contest. */
export function ProblemDownloads({ draft }: { readonly draft: ProblemDraft }) {
  const { id } = useChannel();
  const save = useMutation({
    mutationFn: (format: PackageFormat) =>
      downloadPackage(id, {
        ...{ kind: 'PROBLEM', contentId: draft.draftId, format },
        title: draft.content.title.trim() || texts.untitled,
      }),
    onError: (error) => showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' }),
  });
  return (
    <Card as="fieldset" tone="sunken">
      <Text as="legend" size="label" tone="accent">
        {texts.download}
      </Text>
      <Cluster>
        <Text size="small" tone="soft">
          {texts.downloadHint}
        </Text>
        {PACKAGE_FORMATS.map((format) => (
          <Button
            key={format}
            tone="alt"
            icon={<Download />}
            disabled={save.isPending}
            onClick={() => save.mutate(format)}
          >
            {texts.downloadAs[format]}
          </Button>
        ))}
      </Cluster>
    </Card>
  );
}
