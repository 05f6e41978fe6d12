import type { Endpoint } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { StoryObj } from '@storybook/react-vite';
import { createRoutesStub, useParams } from 'react-router';
import { screen } from 'storybook/test';
import {
  type SampleResponse,
  hangs,
  meets,
  rejects,
  respondsWith,
  withNetwork,
} from '../../../../../.storybook/sample-network.tsx';
import { RecordPage } from './record-page.tsx';

interface Parts<Row extends { readonly id: string }> extends Omit<
  Parameters<typeof RecordPage<Row>>[0],
  'id' | 'tab'
> {
  /** The call that loads the record. */
  readonly get: Endpoint;
}

/**
 * The stories of the page of a record: with the client of the site, over a network of their own.
 * @param record the sample record
 */
export function recordStories<Row extends { readonly id: string }>(
  { get, ...parts }: Parts<Row>,
  record: NoInfer<Row>,
) {
  const { id } = parts.resource;
  function Shown() {
    const { id: wanted = '', tab = '' } = useParams();
    return <RecordPage {...parts} id={wanted} tab={tab} />;
  }
  const Page = createRoutesStub([{ path: `/dashboard/${id}/:id/:tab?`, Component: Shown }]);
  const toStory = (
    tab: string,
    play: StoryObj['play'],
    ...responses: readonly SampleResponse[]
  ): StoryObj => ({
    ...withNetwork(responses, play),
    render: () => <Page initialEntries={[`/dashboard/${id}/${record.id}${tab}`]} />,
  });
  const found = respondsWith(get, record);
  return {
    ready: toStory(
      '',
      async () => {
        await screen.findByRole('heading', { level: 1 });
      },
      found,
    ),
    loading: toStory('', undefined, hangs(get)),
    failed: toStory(
      '',
      async () => {
        await screen.findByText(t('No response from server.'));
      },
      meets(get, 'no response'),
    ),
    missing: toStory(
      '',
      async () => {
        await screen.findByRole('link', { name: t(parts.resource.title) });
      },
      rejects(get, 404, { message: 'Not found' }),
    ),
    /** The page at the rest of its address, such as '/orders'. */
    at: (tab: string, play: () => Promise<void>, ...responses: readonly SampleResponse[]): StoryObj =>
      toStory(tab, play, ...responses, found),
  };
}
