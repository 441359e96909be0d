FROM localhost/nginx-of-debian
COPY nginx.conf /etc/nginx/nginx.conf
RUN rm -f /etc/nginx/conf.d/*
CMD ["/usr/sbin/nginx", "-g", "daemon off;"]
