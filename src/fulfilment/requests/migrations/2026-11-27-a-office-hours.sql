-- Office hours are the specification's on both sites (sections 1 and 9): Saturday to Thursday, 10 am to 6 pm.
update offices set working_days = '{6,0,1,2,3,4}', opens_at = '10:00', closes_at = '18:00' where site = 'ae' and working_days = '{1,2,3,4,5}';
