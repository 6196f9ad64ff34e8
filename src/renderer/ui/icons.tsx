// The portal's icons, all in one size and stroke. A new one is added here. Only lucide's drawings are taken, not its React
// package: its component weighs more than all the icons of a public page.
import {
  ArrowLeft,
  ArrowRight,
  Check,
  CircleAlert,
  CircleCheck,
  Ellipsis,
  Link2,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Phone,
  Search,
  X,
  type IconNode,
} from 'lucide';
import { createElement } from 'react';

/** A lucide icon in the size and stroke of the portal. */
export function icon(drawing: IconNode) {
  return function Icon({ className = '' }: { readonly className?: string }) {
    return (
      <svg
        aria-hidden="true"
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`shrink-0 ${className}`}
      >
        {drawing.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
      </svg>
    );
  };
}

export const ArrowLeftIcon = icon(ArrowLeft);
export const ArrowRightIcon = icon(ArrowRight);
export const CheckIcon = icon(Check);
export const AlertIcon = icon(CircleAlert);
export const DoneIcon = icon(CircleCheck);
export const CopyLinkIcon = icon(Link2);
export const MoreIcon = icon(Ellipsis);
export const MailIcon = icon(Mail);
export const PlaceIcon = icon(MapPin);
export const MenuIcon = icon(Menu);
export const WhatsAppIcon = icon(MessageCircle);
export const PhoneIcon = icon(Phone);
export const SearchIcon = icon(Search);
export const CloseIcon = icon(X);
