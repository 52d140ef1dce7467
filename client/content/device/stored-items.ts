/** What this shop stores in a browser; `catalog/pages/cookies-policy.yaml` lists the same. */
export type StoredItem = {
  id: string;
  name: string;
  why: string;
  /** Keys in the browser's storage, which no server sees. */
  keys?: readonly { kind: 'local' | 'session'; key: string }[];
  /** Names of cookies; without script they are deleted by the server. */
  cookies?: readonly string[];
  /** Whether it is the service worker of notifications, with the address that push services know this browser by. */
  hasWorker?: boolean;
};

const local = (key: string) => ({ kind: 'local', key }) as const;
const session = (key: string) => ({ kind: 'session', key }) as const;

export const STORED_ITEMS: readonly StoredItem[] = [
  {
    id: 'seen',
    name: 'Products you opened',
    why: 'Shown to you as "Seen lately". Never sent to us.',
    keys: [local('waystone-seen')],
  },
  {
    id: 'favourites',
    name: 'Your favorites',
    why: 'Shown on the page Favorites, which asks us for these products. No one keeps a list of yours.',
    keys: [local('waystone-favourites')],
  },
  {
    id: 'builds',
    name: 'Your saved builds',
    why: 'Shown on the page Favorites, which asks us what each of them costs today.',
    keys: [local('waystone-builds')],
  },
  {
    id: 'searches',
    name: 'Your last searches',
    why: 'Shown when you open the search.',
    keys: [local('recent-searches')],
  },
  {
    id: 'draft',
    name: 'What you typed at the checkout',
    why: 'So that a reload does not lose it. Gone when the tab is closed or the order is placed.',
    keys: [session('waystone-checkout')],
  },
  {
    id: 'characters',
    name: 'Your characters',
    why: 'Filled in at the checkout, because you ticked it there. An order gets them, no one else.',
    keys: [local('waystone-characters')],
  },
  {
    id: 'push',
    name: 'Notifications of your orders',
    why: 'The address by which the push service of your browser finds it, for the orders you turned them on for. Deleting it ends them all.',
    keys: [local('waystone-push')],
    hasWorker: true,
  },
  {
    id: 'view',
    name: 'How pages look to you',
    why: 'Dark or light theme, your time zone, the clock of the schedule, and how far pages were scrolled.',
    keys: [local('waystone-clock'), session('waystone:scroll')],
    cookies: ['theme', 'zone'],
  },
  {
    id: 'place',
    name: 'Currency, region and language',
    why: 'Prices and choices you see first.',
    cookies: ['currency', 'region', 'language'],
  },
  {
    id: 'answers',
    name: 'What you answered',
    why: 'The cookie notice, the offer under the header, the code of a friend who sent you, and where you subscribed to the newsletter.',
    keys: [local('waystone-consent'), local('waystone-came-from')],
    cookies: ['waystone_offer', 'waystone_friend'],
  },
  {
    id: 'cart',
    name: 'Your session and cart',
    why: 'Deleting it empties the cart and ends the protection of forms until the next page. Orders stay.',
    cookies: ['waystone', '__Host-waystone', 'waystone_cart', 'XSRF-TOKEN'],
  },
];

/** The entries that a form's button names; `all` means every one. */
export function storedItems(id: string): readonly StoredItem[] {
  return id === 'all' ? STORED_ITEMS : STORED_ITEMS.filter((one) => one.id === id);
}

/** For `Set-Cookie`: a cookie with a `__Host-` or `__Secure-` prefix can only be replaced by a secure one. */
export function expired(cookie: string): string {
  return `${cookie}=; Path=/; Max-Age=0; SameSite=Lax${cookie.startsWith('__Host-') ? '; Secure' : ''}`;
}
