// The records of a menu as the workbench reads them.
import type { StoredRecord } from "../api/descriptions";

export interface Department extends StoredRecord {
    name: string;
    priority?: number;
}
export interface Category extends StoredRecord {
    name: string;
    level: 1 | 2;
    department?: string;
    parent?: string;
    priority?: number;
    menuItemSort?: string;
    subCategorySort?: string;
    servingSizeLevels?: SizePrice[];
}
export interface Availability {
    days?: string[];
    from?: string;
    to?: string;
}
export interface MenuItem extends StoredRecord {
    name: string;
    category?: string;
    subCategory?: string;
    priority?: number;
    prices?: Price[];
    soldOut?: boolean;
    soldOutUntil?: string | null;
    timeApplicableType?: string;
    daysOfWeek?: string[];
    daysOfMonth?: number[];
    startDate?: string;
    endDate?: string;
    specificDate?: string;
    startTime?: string;
    endTime?: string;
    availability?: Availability[];
    imageAvailable?: boolean;
}
export interface Price {
    servingSizeLevel?: string;
    price?: number; // minor units
}
export type SizePrice = string | { id?: string; servingSizeLevel?: string; price?: number };
export interface Size extends StoredRecord {
    name: string;
    default?: boolean;
}
export interface Modifier extends StoredRecord {
    name: string;
    modifyWith?: string;
    servingSizeLevels?: SizePrice[];
}
export interface ModifierGroup extends StoredRecord {
    name: string;
    priority?: number;
    alignType?: string;
    modifiers?: (string | { id: string })[];
}
export interface Tax extends StoredRecord {
    name: string;
}

export interface MenuRecords {
    department: Department;
    category: Category;
    subcategory: Category;
    menuItem: MenuItem;
    servingSizeLevel: Size;
    modifier: Modifier;
    modifierGroup: ModifierGroup;
    tax: Tax;
}
export type MenuPart = keyof MenuRecords;
