-- The Emirates work from Monday to Friday: what was promised there was reckoned with those days, the office said others.
update offices set working_days = '{1,2,3,4,5}' where site = 'ae' and working_days = '{6,0,1,2,3,4}';
