import { getPolicy } from '@pgm/api/contract';
import { inStory, routeStories } from '../../../../.storybook/route-stories.tsx';
import { OLDER_VERSION, olderPolicy, policy, samplePolicy } from '../../../../.storybook/sample-articles.ts';

const page = routeStories(
  { address: `/${policy.slug}`, heading: () => policy.title },
  getPolicy,
  samplePolicy,
);

export default { title: 'Routes/Policy' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
/** Another version is valid now. */
export const OlderVersion = page.at(
  {
    address: `/${policy.slug}/${OLDER_VERSION}`,
    heading: () => policy.title,
    shown: () => inStory('Older version', 'पुराना संस्करण'),
  },
  olderPolicy,
);
