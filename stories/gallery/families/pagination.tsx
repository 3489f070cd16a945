import { Paginator } from '~/design-system/pagination/paginator';

import { type GalleryFamily, released } from '../gallery-family';

export const pagination: GalleryFamily = {
  folder: 'pagination',
  name: 'Pagination',
  entries: [
    {
      name: 'Paginator',
      ...released,
      docs: 'Données/Paginator',
      parts: ['AllPages', 'PageJump', 'PageLink', 'VirtualPages'],
      width: 560,
      sample: (
        <Paginator
          kind="window"
          currentPage={3}
          lastPage={9}
          total={103}
          perPage={12}
          renderLink={({ page: number, ...link }) => <a href={`#${number}`} {...link} />}
        />
      ),
    },
  ],
};
