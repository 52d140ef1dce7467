import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Hero } from './Hero.tsx';
import styles from './Hero.module.css';

it('the hero animation runs only on the first visit', async () => {
  const lights = async () => {
    const router = createMemoryRouter([{ path: '*', element: <Hero games={[]} /> }]);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () => root.render(<RouterProvider router={router} />));
    const isLighting = document.querySelector('section')!.classList.contains(styles['lights'] ?? '');
    await act(async () => root.unmount());
    return isLighting;
  };
  expect(await lights()).toBe(true);
  expect(await lights()).toBe(false);
});
