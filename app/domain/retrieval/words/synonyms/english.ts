/** Words for the same thing in companies' documents, a group a line. Written for this product, no thesaurus's data. */
export const english = `
absence, leave
activate, enable, activation
address, location
adjust, change, modify, configure
allow, permit, authorise, authorize, permission
allowance, entitlement
annual leave, holiday, vacation
appraisal, review, evaluation
apprentice, trainee
approve, authorise, authorize, approval
ask, request
attach, connect, mount
backup, backups, archive
bathroom, toilet, restroom
begin, start, commence
bike, bicycle
bill, invoice
boot, start, startup
boss, manager, supervisor, superior
box, carton, package
break, pause, rest
broken, defective, damaged, faulty
bug, error, defect
button, key
buy, purchase, acquire, order
cancel, terminate, cancellation
car, vehicle
choose, select, pick
clothes, clothing, workwear
clean, cleaning
colleague, coworker, employee
company, employer, organisation, organization, business
complain, complaint
computer, PC, machine, workstation
confidential, secret, secrecy
contract, agreement
copy, duplicate
customer, client, buyer
delete, remove, erase, deletion
delivery, shipping, shipment
disable, deactivate
discount, rebate, reduction
dismiss, dismissal, termination
display, screen, monitor
doctor, physician, medical
download, downloading
drugs, narcotics, intoxicants
email, mail
employee, staff, worker
employer, company
enable, activate
end, finish, terminate
error, fault, failure
expenses, reimbursement, costs
extend, prolong, extension
faulty, defective, broken
fee, charge
fill, refill
find, locate, search
fire, dismiss, termination
fix, repair, correct
folder, directory
free, complimentary
funeral, bereavement
gift, present, hospitality
guarantee, warranty
guest, visitor
hardware, equipment
help, assistance, support
hire, recruit, employ
holiday, vacation, leave
home office, remote, telework
hotel, accommodation
ill, sick, illness, sickness
illness, sickness
increase, raise
injury, accident
install, set up, mount, installation
invoice, bill
job, position
keep, retain, store
key, button
laptop, notebook
late, delay, overdue
launch, start, run
lease, rent, rental
leave, vacation, holiday
limit, maximum
lost, loss, missing
mail, email, message
maintenance, servicing, upkeep
manager, supervisor
manual, guide, handbook, instructions
marriage, wedding
maternity, pregnancy, pregnant
meal, food, subsistence
meeting, conference
memory, RAM
mobile, smartphone, phone, cellphone
modify, change, edit
monitor, screen, display
mistake, error
noise, sound
notice, notification
obtain, get, receive
overtime, additional hours
parcel, package, shipment
parking, car park
password, passphrase
pay, salary, wage, remuneration, compensation
payment, remuneration
pension, retirement
permission, authorisation, authorization, consent, approval
phone, telephone
photo, picture, image
picture, image, photo
pregnant, pregnancy, maternity
present, gift
print, printing
probation, probationary, trial
program, application, software, app
purchase, buy, procurement
quit, exit, close, resign, resignation
receipt, voucher
refund, reimbursement, repayment
reimburse, refund, reimbursement
remote, telework
remove, delete, uninstall
rent, lease, rental
repair, fix, maintenance
resign, resignation, terminate
retirement, pension
return, returns
rubbish, waste, trash, garbage
salary, pay, wage, remuneration, compensation
save, store
screen, display, monitor
select, choose
send, submit, transmit
set, configure, define
settings, preferences, options, configuration
shift, rota
show, display
shut, close
sick, ill, illness, sickness
sign, signature
smoke, smoking
spending, expenditure, expenses
staff, employees, personnel
start, begin, launch
stop, terminate, end
store, save, keep
submit, hand in, file
supervisor, manager
support, help, assistance
switch, change, toggle
telephone, phone
temperature, heat
theft, stolen
tool, utility
training, course, instruction
trash, bin, waste
trial, probation, test
trip, travel, journey
turn, rotate
tyre, tire, wheel
uninstall, remove
update, upgrade, refresh
upgrade, update
vacation, holiday, leave
vehicle, car
wage, salary, pay
warehouse, storage
warranty, guarantee
wedding, marriage
weight, mass
wire, cable
worker, employee
workplace, workstation
`;
