// A visit to the portal in memory: a router around the rendered part, and every address of the visit.
import { act } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { createPath, MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Begins a visit at an address. */
export function visitStage(address: string) {
  const history: string[] = [];
  let navigate: (to: string) => unknown = () => undefined;
  function Recorder() {
    const location = useLocation();
    const type = useNavigationType();
    const go = useNavigate();
    useEffect(() => {
      navigate = go;
    });
    useEffect(() => {
      if (type === 'REPLACE') history.pop();
      history.push(createPath(location));
    }, [location, type]);
    return null;
  }
  return {
    /** Every address of the visit. */
    history,
    go: (to: string) => act(() => void navigate(to)),
    Visit: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Recorder />
        {children}
      </MemoryRouter>
    ),
  };
}
