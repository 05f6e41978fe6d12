import { type Result, fail, ok } from '@pgm/api/contract';
import type { StoryObj } from '@storybook/react-vite';
import { createRoutesStub, useParams } from 'react-router';
import { RecordPage, type RecordTab } from './record-page.tsx';

type Parts<Row extends { readonly id: string }> = Omit<Parameters<typeof RecordPage<Row>>[0], 'id' | 'tab'>;

/**
 * The stories of the page of a record, without a server.
 * @param record the sample record
 */
export function recordStories<Row extends { readonly id: string }>(
  { resource, tabs, Summary }: Parts<Row>,
  record: NoInfer<Row>,
) {
  const toStory = (
    get: () => Promise<Result<Row>>,
    { tab = '', shownTabs = tabs }: { tab?: string; shownTabs?: readonly RecordTab<Row>[] } = {},
  ): StoryObj => {
    const shown = { ...resource, get };
    function Shown() {
      const { id = '', tab: named = '' } = useParams();
      return <RecordPage resource={shown} id={id} tabs={shownTabs} tab={named} Summary={Summary} />;
    }
    const Page = createRoutesStub([{ path: `/dashboard/${resource.id}/:id/:tab?`, Component: Shown }]);
    return {
      parameters: { layout: 'fullscreen' },
      render: () => <Page initialEntries={[`/dashboard/${resource.id}/${record.id}${tab}`]} />,
    };
  };
  const found = async () => ok(record);
  return {
    ready: toStory(found),
    loading: toStory(() => new Promise(() => {})),
    failed: toStory(async () => fail({ code: 'noResponse', message: 'No response from server.' })),
    missing: toStory(async () => fail({ code: 'notFound', message: 'Not found' })),
    /** The page at the rest of its address, such as '/orders'. */
    at: (tab: string, play: () => Promise<void>): StoryObj => ({ ...toStory(found, { tab }), play }),
    /** The page with one of its tabs, which has this content. */
    tab: (shown: RecordTab<Row>): StoryObj =>
      toStory(found, {
        tab: `/${shown.value}`,
        shownTabs: tabs.map((one) => (one.value === shown.value ? shown : one)),
      }),
  };
}
