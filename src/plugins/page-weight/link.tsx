import type { MouseEvent, ReactNode, TouchEvent } from 'react';
import type { Props } from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { isPlainClick } from '@site/src/components/is-plain-click.ts';
import navigation from './navigation.ts';

type OwnProps =
  'onClick' | 'onMouseEnter' | 'onTouchStart' | 'isNavLink' | 'activeClassName' | 'isActive';

type LinkProps = Omit<Props, OwnProps> & {
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onMouseEnter?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onTouchStart?: (event: TouchEvent<HTMLAnchorElement>) => void;
};

/** Address that a link leads to, as Docusaurus makes it of what the page says. */
function useAddress(wanted: string | undefined, autoAddBaseUrl: boolean): string | undefined {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  if (wanted === undefined) return undefined;
  // The prefix marks files of the site that are no pages.
  const plain = wanted.replace('pathname://', '');
  const address = autoAddBaseUrl && plain.startsWith('/') ? withBaseUrl(plain) : plain;
  return address !== '' && isInternalUrl(wanted)
    ? applyTrailingSlash(address, { trailingSlash, baseUrl })
    : address;
}

/**
 * Link in the browser, in place of Docusaurus's own, with the same HTML: that one is drawn again whenever the address
 * changes, and a page has a hundred of them. Links of a navigation bar, which know whether they are current, are not
 * supported; the portal's own bars know it by themselves.
 */
export default function Link({
  to,
  href,
  autoAddBaseUrl = true,
  onClick,
  onMouseEnter,
  onTouchStart,
  ...props
}: LinkProps): ReactNode {
  const history = useHistory();
  const wanted = typeof to === 'string' && to !== '' ? to : href;
  const address = useAddress(wanted, autoAddBaseUrl);
  const isInternal = isInternalUrl(wanted);
  const staysHere = props.target === undefined || props.target === '_self';

  if (!isInternal || !staysHere || !address?.startsWith('/')) {
    const foreign = wanted !== undefined && wanted !== '' && !isInternal;
    return (
      <a
        href={address}
        {...(foreign && { target: '_blank', rel: 'noopener noreferrer' })}
        {...props}
        {...(onClick && { onClick })}
        {...(onMouseEnter && { onMouseEnter })}
        {...(onTouchStart && { onTouchStart })}
      />
    );
  }
  const preload = () => {
    const loading = navigation.preload(address.replace(/[?#].*$/u, ''));
    // What goes wrong shows when the page is opened.
    if (loading) loading.catch(() => undefined);
  };
  return (
    <a
      {...props}
      href={address}
      onMouseEnter={(event) => {
        preload();
        onMouseEnter?.(event);
      }}
      onTouchStart={(event) => {
        preload();
        onTouchStart?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = history.location;
        // The page that the reader is on is no second step back.
        if (pathname + search + hash === address) history.replace(address);
        else history.push(address);
      }}
    />
  );
}
