// Sales and refunds as the pages read them.
import { read } from "../api/client";
import type { Order } from "../orders/order";

export interface SaleModifier {
    modifierName: string;
    quantity: number;
    totalGrossAmount: number;
}
export interface SaleDiscount {
    discountName: string;
    discountAmount: number;
}
export interface SaleTax {
    taxId: string;
    taxName: string;
    taxRate: number; // in percent
    inclusive: boolean;
    taxAmount: number;
}
export interface SaleLine {
    itemId: string;
    menuName: string;
    quantity: number;
    totalGrossAmount: number; // with modifiers, before discounts and exclusive taxes
    isVoid: boolean;
    modifiers: SaleModifier[];
    discounts: SaleDiscount[];
}
export interface SalePayment {
    paymentMethod: string;
    authorizedAmount: number;
    paymentTip: number;
}

// What a list shows of a sale.
export interface ListedSale {
    id: string;
    ticketNo: string;
    saleNo: string;
    startDate: string; // the business date, and the time by the store's clock
    businessDate: string;
    saleOpenTime: string;
    status: "CLOSED" | "VOIDED" | "REFUND";
    customerName: string; // "Walkin" when none is known
    tableNo: string;
    employeeName: string;
    serviceType: string;
    grossReceipt: number;
}
export const listedFields =
    "id,ticketNo,saleNo,startDate,businessDate,saleOpenTime,status,customerName,tableNo,employeeName,serviceType,grossReceipt";

export interface Sale extends ListedSale {
    saleCloseTime: string;
    saleCloseEmployeeName: string;
    guestCount: number;
    refundOf?: string;
    reason?: string;
    customer: string;
    checkID: string;
    uniqueOrderID: string;
    payments: SalePayment[];
    orders: SaleLine[];
    taxes: SaleTax[]; // of all lines that count, by tax and rate
}

// As the program asks for them.
export const seesOrders = ["BO_WEB_ORDERS", "DEV_WEB_ORDERS", "BO_REFUNDS", "DEV_REFUND"];
export const seesCustomers = ["BO_SEE_CUSTOMERS", "BO_CUSTOMERS", "BO_LOYALTY", "BO_MEMBERSHIP", "DEV_LOYALTY"];

export const saleKey = (id: string) => ["sale", id] as const;
export const relatedKey = (store: string, sale: Pick<Sale, "checkID" | "uniqueOrderID">) =>
    ["sales of", store, sale.checkID, sale.uniqueOrderID] as const;

export function readSale(id: string, signal: AbortSignal): Promise<Sale> {
    return read<Sale>(`/v1/svc/sale/${id}/getSale`, {}, signal);
}

// The sale of a check or of a web order, and its refunds, in the order of their numbers.
export async function readRelated(store: string, sale: Sale, signal: AbortSignal): Promise<Sale[]> {
    const { checkID, uniqueOrderID } = sale;
    const query = checkID === "" ? { uniqueOrderID } : { checkID };
    const { sales } = await read<{ sales: Sale[] }>(`/v1/svc/store/${store}/getsale`, query, signal);
    return sales.sort((one, other) => Number(one.saleNo) - Number(other.saleNo));
}

export const orderOfSaleKey = (store: string, uniqueOrderID: string) => ["order of sale", store, uniqueOrderID] as const;

export async function readOrderOf(store: string, uniqueOrderID: string, signal: AbortSignal): Promise<Order | null> {
    const [order] = await read<Order[]>(`/v1/online-order/svc/store/${store}/order`, { uniqueOrderID }, signal);
    return order ?? null;
}
